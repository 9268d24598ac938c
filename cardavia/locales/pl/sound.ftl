# What the key that mutes the table answers.
sound-now = { $level ->
    [off] Dźwięk jest wyłączony.
    [quiet] Dźwięk jest włączony, cichy.
   *[full] Dźwięk jest włączony.
}
