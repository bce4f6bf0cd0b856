# Lo que se dice antes de una respuesta: qué cuesta seguir y qué habla en contra.

v1919-cost-draw-event = Entonces se roba un evento nuevo.
v1919-cost-refill = Entonces se roban asuntos nuevos.
v1919-cost-roll = Entonces se tira un dado.
v1919-caution-mutiny = Entonces tu felicidad es demasiado baja para tus unidades militares: un motín te cuesta una.
v1919-caution-bid-cubes = { $enough ->
    [0] Nadie puede superar esta puja sin influencia
    [one] Nadie puede superar 1 cubo de influencia
   *[other] Nadie puede superar { $enough } cubos de influencia
}: { $more ->
    [one] gastas 1 de más
   *[other] gastas { $more } de más
}.
v1919-caution-bid-discs = Nadie puede superar una puja con { $more ->
    [one] 1 unidad militar
   *[other] { $more } unidades militares
} menos, y cada una te cuesta 1 de felicidad.
v1919-caution-last-cubes = Entonces no te queda influencia ni unidades militares con que pujar.
v1919-caution-reclaim = { $cubes ->
    [one] Podría volver 1 cubo de influencia más.
   *[other] Podrían volver { $cubes } cubos de influencia más.
}
v1919-caution-given-away = { CAP(FORM($winner, case: "the")) } tiene{ FORM($winner, case: "ends") } la mayor influencia en { FORM($issue, case: "the") } y toma{ FORM($winner, case: "ends") } su control.
v1919-caution-deal-clash = No puedes cumplir todo lo que has prometido para tu próximo turno.
v1919-caution-deal-only = Entonces solo puedes hacer una cosa: { $answer }.
v1919-caution-deal-gift = Das algo y no recibes nada a cambio.
v1919-caution-deal-cubes = Das { $given ->
    [one] 1 cubo
   *[other] { $given } cubos
} de influencia y recibes { $got }.
v1919-caution-deal-word = Solo recibes una promesa para turnos posteriores, y esa no obliga a nadie.
