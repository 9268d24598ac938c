# What the key that mutes the table answers.
sound-now = { $level ->
    [off] 声音已关。
    [quiet] 声音已开，轻声。
   *[full] 声音已开。
}
