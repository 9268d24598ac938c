# What the key that mutes the table answers.
sound-now = { $level ->
    [off] L’audio è spento.
    [quiet] L’audio è acceso, piano.
   *[full] L’audio è acceso.
}
