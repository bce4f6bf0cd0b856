# Puntuaciones, torneos, clubes y lo que guarda la paz.

people-rating-line = { $game }: { $who }, { $rating } ± { $give }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
people-rated-all = { $results ->
    [one] Cuenta 1 resultado
   *[other] Cuentan { $results } resultados
}; { $changed ->
    [0] no ha cambiado ninguna puntuación.
    [one] ha cambiado 1 puntuación.
   *[other] han cambiado { $changed } puntuaciones.
}
people-no-person = Aquí no hay nadie cuya página puedas leer.
people-accounts-only = Esto es para cuentas: crea una y es tuyo.
people-not-yourself = Esa persona eres tú.
people-too-many = Aquí se puede conocer a un máximo de { $most } personas.
people-kept-apart = No puedes sentarte a esta mesa.
people-without-lesson = una lección: no cuenta
people-without-alone = en solitario: no cuenta
people-without-hotseat = varias personas en una pantalla: no cuenta
people-without-cards = con otras cartas o reglas: no cuenta
people-without-brought = traída de otro servidor: no cuenta
people-without-nobody = nadie ganó: no cuenta
people-without-guests = menos de dos jugadores con puntuación: no cuenta
