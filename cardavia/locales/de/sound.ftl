# Was die Taste antwortet, die den Tisch stumm schaltet.
sound-now = { $level ->
    [off] Der Ton ist aus.
    [quiet] Der Ton ist leise an.
   *[full] Der Ton ist an.
}
