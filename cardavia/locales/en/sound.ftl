# What the key that mutes the table answers.
sound-now = { $level ->
    [off] Sound is off.
    [quiet] Sound is on, quiet.
   *[full] Sound is on.
}
