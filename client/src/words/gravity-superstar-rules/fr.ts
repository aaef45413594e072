import type { GravitySuperstarRulesKey } from './en.ts';

const fr: Readonly<Record<GravitySuperstarRulesKey, string>> = {
  'goal.title': 'Le but',
  goal: 'Ramasse des étoiles. Chaque étoile vaut 1 point, chaque paire d’une couleur 1 de plus, chaque jeton Rejouer gardé 1. Qui a le plus de points gagne ; à égalité, qui a le moins de jetons Rejouer ; sinon la victoire est partagée.',
  'goal.example':
    'Par exemple : 12 étoiles avec 6 paires et 4 jetons Rejouer font 22 points ; 15 étoiles avec 6 paires et 1 jeton aussi. Gagne qui n’a qu’un seul jeton.',
  'setup.title': 'Mise en place',
  'setup.1':
    'La planète se compose de tuiles Planète : 2 à deux joueurs, 4 à trois ou quatre, 6 à cinq ou six. Le sort décide lesquelles, de quel côté et dans quel sens.',
  'setup.2':
    'Une étoile est posée sur chaque symbole étoile et sur chaque symbole Rejouer, tirée parmi 78 : treize de chacune des six couleurs. Le reste retourne dans la boîte.',
  'setup.3':
    'Le pion Porte ouverte se place sur une des portes ; il n’appartient à personne. 18 jetons Rejouer forment la réserve commune.',
  'setup.4':
    'Chacun a les mêmes cinq cartes en main et un pion Superstar, encore hors de la planète. Le premier joueur est tiré au sort.',
  'planet.title': 'La planète',
  planet:
    'La planète n’a pas de bord : qui tombe par le bas revient par le haut, dans la même colonne, et ainsi de chaque côté. La marge montre ce qui s’y trouve.',
  'thing.platform':
    'Les plateformes arrêtent tout mouvement, des deux côtés, et portent celui dont les pieds les visent.',
  'thing.star': 'Qui entre dans une case avec une étoile la prend, même en pleine chute.',
  'thing.under': 'Un symbole Rejouer se cache sous cette étoile : il s’ouvre quand on la prend.',
  'thing.replay': 'Un symbole Rejouer ouvert donne un jeton à chaque passage, tant qu’il en reste des 18.',
  'thing.door':
    'Là où se trouve la porte ouverte, la prochaine Superstar entre, tête dans le sens de la flèche. Qui entre plus tard sur cette case envoie le pion à la prochaine porte libre. Si toutes les portes sont occupées, il ne bouge pas.',
  'pawn.title': 'Ta Superstar',
  pawn: 'Ses bottes montrent son propre bas. Gauche et droite sont toujours les siennes, avant le coup.',
  'turn.title': 'Ton tour',
  'turn.1':
    'Si tu n’es pas sur la planète, tu entres par la porte ouverte. Elle passe ensuite à la prochaine porte libre, dans le sens horaire.',
  'turn.2':
    'Une action : jouer une carte face visible pour son déplacement spécial, poser n’importe quelle carte face cachée pour un déplacement simple d’une case à gauche ou à droite, ou compléter sa main en reprenant toutes ses cartes. Ce qui est face cachée reste secret : personne ne sait quelles cartes il te reste.',
  'turn.3': 'Puis tu tombes, pieds devant, jusqu’à ce qu’une plateforme t’arrête, si loin que ce soit.',
  'turn.4': 'Une fois par tour, tu peux rendre un jeton Rejouer pour une action de plus, même s’il vient d’être gagné.',
  'see.title': 'Quatre coups à regarder',
  'see.drop': 'Une chute : à travers la plateforme, puis jusqu’à la suivante. Les deux étoiles en chemin sont prises.',
  'see.rotate':
    'Un quart de tour sur place : le bas est maintenant à droite, la Superstar tombe donc par là, et sa gauche et sa droite ont changé aussi.',
  'see.wrap': 'Un pas dans le vide : on sort par le bas et on rentre par le haut, dans la même colonne.',
  'see.eject': 'Un saut en longueur sur quelqu’un : il est éjecté, et on lui dérobe une étoile ou un jeton.',
  'cards.title': 'Les cartes',
  cards:
    'Tout le monde a les mêmes cinq. Un coup doit être possible en entier, sans plateforme sur le chemin. À la cinquième carte jouée, les cinq reviennent aussitôt.',
  'card.long': 'Deux cases à gauche ou deux à droite.',
  'card.high': 'Une case vers le haut, puis une à gauche ou à droite.',
  'card.drop': 'Une case vers le bas, à travers la plateforme sous tes pieds.',
  'card.rotate': 'Un quart de tour à gauche ou à droite, ou un demi-tour, sur place.',
  'card.joker': 'Comme l’une des quatre autres.',
  'eject.title': 'Éjecter les autres',
  eject:
    'Qui tu heurtes est éjecté et reprend toutes ses cartes ; il rentrera à son prochain tour. Tu dois lui dérober une étoile d’une couleur de ton choix, ou un jeton Rejouer. À qui n’a rien, tu ne prends rien. Ton coup continue, et un même coup peut en éjecter plusieurs.',
  'end.title': 'La fin',
  'end.normal':
    'Normale : après un tour de table (chacun a joué autant de fois) avec 4 étoiles ou moins sur la planète (2 joueurs), 8 (3 ou 4), 12 (5 ou 6).',
  'end.expert':
    'Fin de partie en mode expert : atteindre 18 points (2, 4 ou 6 joueurs) ou 24 (3 ou 5) déclenche aussitôt le dernier tour de table. Il le reste même si ce joueur perd ensuite des points.',
  'ruling.BOARD-1': 'Les tuiles sont côte à côte (2), deux sur deux (4), ou trois de large sur deux de haut (6).',
  'ruling.BOARD-2': 'Ce que montrent les faces des tuiles est notre propre dessin.',
  'ruling.BOARD-6':
    'Dans le sens horaire, les portes se suivent sur la rangée du haut de gauche à droite, puis sur celle du bas de droite à gauche.',
  'ruling.ENTER-2': 'Entrer n’est pas un déplacement : on ne ramasse rien et on ne tombe pas.',
  'ruling.ENTER-4':
    'Une Superstar sur la porte est éjectée par qui entre ; le pion Porte ouverte avance, puis vient le vol, puis l’action.',
  'ruling.ACT-2': 'On ne reprend ses cartes que si l’on en a joué au moins une ; une chute peut suivre.',
  'ruling.FALL-4': 'Une chute qui revient à sa case de départ y entre encore une fois et s’y arrête.',
  'ruling.THEFT-2': 'Le coup va jusqu’au bout ; puis les vols se règlent un par un, dans l’ordre des éjections.',
  'ruling.END-2':
    'En mode expert, on regarde les points après chaque action et ses vols, pas à la simple entrée d’un pion.',
  'ruling.END-3':
    'Une partie en mode expert finit aussi après un tour de table qui ne laisse plus d’étoile sur la planète.',
  'ruling.END-4': 'Une partie finit au plus tard après 60 tours de table.',
  'keys.title': 'Au clavier',
  'keys.card.key': '1–5',
  'keys.card': 'choisir une carte',
  'keys.move.key': 'A–J',
  'keys.move': 'jouer le coup de cette lettre',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'parcourir les coups, ou les cases de la planète',
  'keys.play.key': 'Entrée',
  'keys.play': 'jouer le coup choisi',
  'keys.refill.key': 'R',
  'keys.refill': 'reprendre ses cartes',
  'keys.again.key': 'Espace',
  'keys.again': 'rendre un jeton Rejouer',
  'keys.end.key': 'E',
  'keys.end': 'finir son tour',
  'keys.undo.key': 'Z',
  'keys.undo': 'annuler',
  'keys.turn.key': 'T',
  'keys.turn': 'tourner la planète',
  'keys.drop.key': 'Échap',
  'keys.drop': 'reposer la carte, ou passer ce qui est montré',
};

export default fr;
