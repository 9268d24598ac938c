# What the key that mutes the table answers.
sound-now = { $level ->
    [off] 音を消しました。
    [quiet] 音を小さくしました。
   *[full] 音を大きくしました。
}
