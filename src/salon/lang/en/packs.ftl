### Packs of cards of one's own: the shelf, the editor, and what the server says of them.

packs-too-many = You have { $most } packs, and there is room for no more. Delete one first.
packs-too-many-versions = This pack has { $most } versions, and there is room for no more. Copy it to go on.
packs-too-long = A pack may have { $most } kB at most.
packs-no-room = All your packs together may have { $most } MB at most. Delete one first.
