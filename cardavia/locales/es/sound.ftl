# What the key that mutes the table answers.
sound-now = { $level ->
    [off] El sonido está apagado.
    [quiet] El sonido está bajo.
   *[full] El sonido está encendido.
}
