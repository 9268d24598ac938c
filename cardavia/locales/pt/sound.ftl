# What the key that mutes the table answers.
sound-now = { $level ->
    [off] O som está desligado.
    [quiet] O som está baixo.
   *[full] O som está ligado.
}
