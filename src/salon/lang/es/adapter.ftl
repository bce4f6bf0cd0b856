# Lo que una mesa en palabras dice a un programa que juega.

adapter-news = ## Qué ha pasado
adapter-table = ## La mesa
adapter-question = ## La pregunta
adapter-draft = ## Tu borrador
adapter-answers = ## Tus respuestas
adapter-asides = ## Qué más puedes decir
adapter-noted = (puede seguir una nota, tras dos puntos)
adapter-how = Responde con el número, las palabras o el identificador de una de ellas.
adapter-not-understood = «{ $given }» no es ninguna de las respuestas; da el número, las palabras o el identificador de una de las { $count }.
adapter-not-asked = Al asiento { $seat } no se le pregunta nada ahora.
adapter-no-rule = Ninguna regla habla de «{ $about }».
adapter-bad-transcript = Esto no es la transcripción de una mesa: { $reason }
adapter-bad-form = No se puede escribir { $path }; el nombre debe terminar en uno de estos: { $forms }.
