### Mazos propios: el estante, el editor y lo que dice de ellos el servidor.

packs-too-many = Tienes { $most } mazos y no cabe ninguno más. Borra uno antes.
packs-too-many-versions = Este mazo tiene { $most } versiones y no caben más. Cópialo para seguir.
packs-too-long = Un mazo puede ocupar { $most } kB como mucho.
packs-no-room = Todos tus mazos juntos pueden ocupar { $most } MB como mucho. Borra uno antes.
