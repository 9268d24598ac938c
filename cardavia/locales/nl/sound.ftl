# What the key that mutes the table answers.
sound-now = { $level ->
    [off] Het geluid is uit.
    [quiet] Het geluid is aan, zacht.
   *[full] Het geluid is aan.
}
