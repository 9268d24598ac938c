# What the key that mutes the table answers.
sound-now = { $level ->
    [off] Le son est coupé.
    [quiet] Le son est activé, bas.
   *[full] Le son est activé.
}
