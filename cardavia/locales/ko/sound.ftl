# What the key that mutes the table answers.
sound-now = { $level ->
    [off] 소리를 껐어요.
    [quiet] 소리를 작게 켰어요.
   *[full] 소리를 켰어요.
}
