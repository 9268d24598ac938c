# What the key that mutes the table answers.
sound-now = { $level ->
    [off] Ses kapalı.
    [quiet] Ses açık, kısık.
   *[full] Ses açık.
}
