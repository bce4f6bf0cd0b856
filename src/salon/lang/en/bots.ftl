# The bots that people meet, and what is said of each.

bots-novice = Novice
    .about = plays soundly, but overlooks things
bots-courtier = Courtier
    .about = looks ahead through its own turn and picks what is worth most
bots-minister = Minister
    .about = also weighs what others make of it; takes up to a second
bots-chancellor = Chancellor
    .about = weighs whole plans in several imagined games; takes up to five seconds
bots-random = Careless bot
    .about = plays anything that is allowed; good for trying things out
