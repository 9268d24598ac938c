# What the key that mutes the table answers.
sound-now = { $level ->
    [off] الصوت مكتوم.
    [quiet] الصوت يعمل، خافتًا.
   *[full] الصوت يعمل.
}
