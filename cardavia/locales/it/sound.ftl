# What the key that mutes the table answers.
sound-now = { $level ->
    [off] L’audio è spento.
    [quiet] L’audio è acceso, basso.
   *[full] L’audio è acceso.
}
