### Lo que los bots dicen de una partida: `salon analyse`.

insight-head = { $game }: lo que costaron las respuestas, según los bots
insight-answer = Jugada { $move }, { $seat }: { $given } dejó un { $chance } % de ganar; lo mejor daba un { $best } %, así que costó { $cost }.
insight-fine = Jugada { $move }, { $seat }: { $given } fue lo mejor que se encontró, con un { $chance } % de ganar.
insight-nothing = Ninguna respuesta costó un punto de probabilidad de ganar.
insight-silent = Nada se puede decir de estas jugadas: no había elección, o no había a quien ganar.
insight-estimates = Las probabilidades son estimaciones de los bots, con lo que cada uno podía saber.
