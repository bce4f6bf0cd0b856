# Los bots con los que uno se encuentra, y qué se dice de cada uno.

bots-novice = Novicio
    .about = juega con sensatez, pero pasa cosas por alto
bots-courtier = Cortesano
    .about = mira hasta el final de su turno y elige lo que más vale
bots-minister = Ministro
    .about = piensa también en lo que harán los demás; tarda hasta un segundo
bots-chancellor = Canciller
    .about = compara planes enteros en varias partidas imaginadas; tarda hasta cinco segundos
bots-random = Bot descuidado
    .about = juega cualquier cosa permitida; sirve para probar
