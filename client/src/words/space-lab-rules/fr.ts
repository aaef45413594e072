import type { SpaceLabRulesKey } from './en.ts';

const fr: Readonly<Record<SpaceLabRulesKey, string>> = {
  'goal.title': 'Le but',
  goal: 'Construis une station spatiale autour de ses capsules. Les points viennent des cartes Lab posées, des Objectifs validés et des Projets secrets. Qui a le plus de points gagne ; à égalité, qui a le plus de Projets ; sinon la victoire est partagée.',
  'setup.title': 'Mise en place',
  'setup.1':
    '60 cartes Lab, 15 par agence, forment la pioche, mélangée. Personne n’a de carte en main, et le Centre de recrutement est vide.',
  'setup.2':
    '24 cartes Projet sont face cachée. Les tuiles Validation forment trois piles, gauche, centre et droite, de quatre tuiles chacune, la plus haute dessus : {tiles}.',
  'setup.tile':
    '{bonus, select, project {{points} points et un Projet} labCard {{points} points et une carte Lab} other {{points} points}}',
  'setup.3':
    'Chacun pioche trois tuiles Objectif et en dispose une dans chaque capsule de sa station, à sa guise. Le premier joueur est tiré au sort.',
  'station.title': 'La station',
  'station.picture':
    'Trois capsules et dix emplacements de Lab : une rangée au-dessus, une entre et à côté, une au-dessous.',
  station:
    'Un emplacement de Lab reçoit une seule carte, et une carte posée ne bouge plus. Chaque capsule a quatre emplacements autour d’elle ; une carte entre deux capsules compte pour les deux.',
  'card.title': 'Une carte Lab',
  'card.cost': 'Coût : autant d’autres cartes de ta main vont à la défausse commune. Un 0 vert est gratuit.',
  'card.specialty': 'Spécialité : signe et lettre.',
  'card.agency': 'Agence : forme, couleur et signe.',
  'card.effect': 'Effet : des points, ou un Projet à piocher.',
  'turn.title': 'Ton tour : une action sur trois',
  'turn.reveal':
    'Révéler : trois cartes Lab sont révélées à tous. Tu prends toutes celles d’une agence ; les autres vont au Centre de recrutement. Ta main est ensuite secrète.',
  'turn.recruit': 'Recruter : prends au Centre de recrutement toutes les cartes d’une agence.',
  'turn.place': 'Poser : pose une ou plusieurs cartes sur des emplacements libres et paie chacune.',
  'turn.five': 'Avec cinq cartes ou plus en main au début de ton tour, on ne peut que poser.',
  'turn.pile': 'Dès que la pioche est vide, on mélange la défausse pour en former une nouvelle.',
  'turn.example':
    'Par exemple : avec une carte de coût 3, une de coût 0 et trois autres, tu défausses les trois, tu poses la première, puis la gratuite.',
  'bonus.title': 'Les bonus',
  'bonus.order':
    'Après chaque carte, avant la suivante : son propre effet, puis le bonus de l’emplacement, puis les Validations.',
  'bonus.top':
    'Au-dessus d’une capsule, tu pioches autant de Projets que la carte coûte, tu en gardes un et remets les autres sous la pile. Une carte de coût 3 laisse donc le choix entre trois.',
  'bonus.bottom': 'Sous une capsule, tu gagnes son bonus si la carte a la spécialité indiquée.',
  'bonus.middle':
    'Sur la rangée du milieu, pas de bonus. Les deux emplacements entre les capsules comptent pour les deux voisines, ceux des extrémités pour une seule.',
  'objective.title': 'Les Objectifs',
  objective:
    'Quand trois cartes différentes autour d’une capsule correspondent à ses trois signes, tu prends la Validation du dessus de sa pile, avec son bonus : le premier arrivé gagne le plus.',
  'objective.example':
    'Par exemple : un Objectif demande deux Golden Planet et un Green Explorer. Avec la troisième de ces cartes, tu le valides et prends la tuile 5, qui donne aussi un Projet.',
  'effect.title': 'Les effets',
  'project.title': 'Les Projets',
  'project.secret':
    'Les Projets restent secrets jusqu’à la fin. Au-delà du dernier nombre, les suivants ne rapportent rien : cinq Mars valent 16, comme quatre.',
  'end.title': 'La fin',
  end: 'La dixième carte ou le troisième Objectif déclenche la fin. Tous les autres peuvent poser encore une fois, et rien d’autre. Les cartes restées en main ne valent rien.',
  'alone.title': 'En solo : Le dernier explorateur',
  alone:
    'Six capsules sur deux rangées, dix-sept emplacements de Lab : dispose trois Objectifs en haut, puis trois autres en bas. Une carte sur la rangée entre les capsules gagne les deux bonus. À la fin de chaque tour, la carte Lab du dessus est défaussée, avec toutes les cartes de son agence au Centre. C’est fini quand la pioche est vide, à la dix-septième carte ou au sixième Objectif.',
  'alone.scale': 'Quelle performance ?',
  'alone.points': 'Points',
  'alone.verdict': 'Barème',
  'alone.band.0': 'moins de 80',
  'alone.band.1': '80–100',
  'alone.band.2': '101–120',
  'alone.band.3': '121–150',
  'alone.band.4': 'plus de 150',
  'advanced.title': 'Jeu avancé',
  advanced:
    'Chacun garde deux des trois Objectifs et passe le troisième à son voisin de gauche, tous en même temps ; puis on les dispose. Joue d’abord une partie de base : on choisit mieux quand on sait ce que demandent les Objectifs.',
  'ruling.THING-2': 'Les signes et la spécialité réunis sur un Objectif sont notre choix.',
  'ruling.THING-3': 'De même les nombres et les bonus des Validations.',
  'ruling.THING-4':
    'Il y a 24 Projets, même si les règles imprimées disent une fois 23 : sept Mars, six trous noirs, quatre supernovae, trois exoplanètes et un télescope par agence.',
  'ruling.TURN-3': 'Qui ne peut rien faire du tout passe ; tant qu’on peut faire quelque chose, on ne passe pas.',
  'ruling.REVEAL-3':
    'On vérifie si la pioche est vide après chaque carte piochée, et une fois après chaque paiement entier.',
  'ruling.REVEAL-4':
    'S’il reste moins de trois cartes entre pioche et défausse, on révèle celles-là ; s’il n’y en a aucune, on ne peut pas révéler.',
  'ruling.PLACE-6': 'Une carte Lab gagnée en route peut être posée ou servir à payer dans la même action.',
  'ruling.BONUS-3':
    'Les Projets non gardés vont sous la pile dans l’ordre pioché ; s’il n’y en a pas assez, on pioche ce qu’il y a.',
  'ruling.VALID-4':
    'Deux Objectifs validés par une même carte se règlent de gauche à droite, la rangée du haut d’abord, chacun avec son bonus.',
  'ruling.END-2': 'Qui déclenche la fin peut continuer à poser dans cette action.',
  'ruling.SOLO-3': 'En solo, la rangée entre les capsules donne les deux bonus, celui de la capsule du haut d’abord.',
  'ruling.SOLO-5': 'En solo, la défausse n’est jamais remélangée.',
  'ruling.SOLO-6':
    'En solo, la partie finit à l’instant où la pioche est vide, même au milieu d’une action. Une carte tout juste posée a encore ses effets ; des cartes tout juste révélées sont perdues.',
  'ruling.SOLO-8': 'En solo, chaque pile de Validations sert aux deux capsules de sa colonne.',
  'ruling.SCORE-8': 'Pour Mars, 4 et 9 sont nos propres nombres.',
  'ruling.SCORE-9': 'De même 2, 6 et 12 pour les trous noirs.',
  'ruling.SCORE-10': 'Et 3 pour une seule supernova.',
  'keys.title': 'Au clavier',
  'keys.cards.key': '1–9',
  'keys.cards': 'choisir une carte, une agence ou un Projet ; un emplacement choisi : payer avec la carte',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'aller d’un emplacement à l’autre',
  'keys.enter.key': 'Entrée',
  'keys.enter': 'choisir l’emplacement, puis confirmer',
  'keys.reveal.key': 'R',
  'keys.reveal': 'révéler',
  'keys.recruit.key': 'C',
  'keys.recruit': 'recruter ; encore : le groupe suivant',
  'keys.end.key': 'E',
  'keys.end': 'finir le tour, ou passer',
  'keys.drop.key': 'Échap',
  'keys.drop': 'annuler',
};

export default fr;
