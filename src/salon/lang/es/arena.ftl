# La arena: bots contra bots.

arena-title = { $game }: bots contra bots
arena-goes-on = { $games ->
    [one] Ya hay una partida; se sigue después de ella.
   *[other] Ya hay { $games } partidas; se sigue después de ellas.
}
arena-played = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, { $seats } asientos; cada reparto se jugó desde todos los asientos.
arena-certain = Se detuvo antes: el orden de los bots es seguro.
arena-all-played = Se jugaron todas las partidas.
arena-interrupted = { $games ->
    [one] Interrumpido tras una partida; sin --report no se guarda nada.
   *[other] Interrumpido tras { $games } partidas; sin --report no se guarda nada.
}
arena-interrupted-kept = { $games ->
    [one] Interrumpido tras una partida; la misma orden sigue desde ahí.
   *[other] Interrumpido tras { $games } partidas; la misma orden sigue desde ahí.
}
arena-written = El informe está en { $path }.
arena-column-bot = bot
arena-column-rating = puntuación (95 %)
arena-column-share = victorias (95 %)
arena-column-time = por respuesta (la más larga)
arena-few-seats = La arena necesita al menos { $least } asientos; en una partida en solitario no hay con quién comparar.
arena-not-ours = { $path } no es un archivo de partidas de la arena; se esperaba otra carpeta para --report.
arena-other-run = { $path } tiene las partidas de otra serie (otros bots, asientos, semilla, opciones o cartas); se esperaba la misma orden u otra carpeta para --report.
arena-other-code = { $path } tiene partidas de otra versión de las reglas o de los bots, que no pueden contarse junto con las nuevas; se esperaba otra carpeta para --report.
arena-ratings = Puntuaciones
arena-ratings-note = 400 puntos más son diez veces la probabilidad de ganar en la misma mesa. La media es 0; las líneas son intervalos del 95 %, de repartos sorteados de nuevo.
arena-shares = Proporción de victorias
arena-shares-note = De los asientos que tuvo cada bot. Las victorias compartidas cuentan en parte. La línea discontinua es la proporción de uno entre iguales; los intervalos (95 %) tienen en cuenta que las partidas de un mismo reparto dependen unas de otras.
arena-seats = Victorias por asiento
arena-at-seat = { $bot }, asiento { $seat }
arena-sides = Victorias por bando
arena-as-side = { $bot } como { $side }
arena-lengths = Duración de las partidas
arena-lengths-note = En respuestas de todos los asientos; la mitad de las partidas no tuvo más de { $answers }.
arena-ends = Cómo terminaron las partidas
arena-sources = Puntos por origen
arena-cards = Victorias por carta
arena-cards-note = Con qué frecuencia ganaron quienes habían tenido en la mano, resuelto, jugado o tomado una carta, cada cosa por separado; cartas con las que lo hicieron al menos { $least } asientos.
arena-cards-held = En la mano: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
arena-cards-settled = Resueltas: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
arena-cards-played = Jugadas: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
arena-cards-taken = Tomadas: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
arena-made = Hecho con Salon { $version }.
