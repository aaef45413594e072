import type { SpaceBowlRulesKey } from './en.ts';

const fr: Readonly<Record<SpaceBowlRulesKey, string>> = {
  'goal.title': 'Le but',
  goal: 'Tout le monde cherche en même temps dans la même galaxie, sans tours. L’ordinateur de bord montre un motif de planètes ; quelque part dans la galaxie, il convient. Repère-le, annonce-le, aie raison. Tu commences avec 4 points ; à 18, la partie s’arrête.',
  'cards.title': 'Cartes et planètes',
  cards:
    'Une carte montre de deux à cinq des six planètes, jamais les mêmes sur deux cartes. Chaque planète a son motif et sa taille : personne n’a besoin de se fier à la couleur.',
  decoys:
    'Étoiles, comètes et trous noirs sont là pour te troubler. Ils ne comptent jamais, sauf le trou noir dans sa variante.',
  'galaxy.title': 'Sur la table',
  'galaxy.galaxy':
    'La galaxie : 25 cartes, cinq sur cinq. Les colonnes vont de A à E, les lignes de 1 à 5 depuis le haut.',
  'galaxy.infinity':
    'L’infini : une pile de dix cartes. Celle du dessus dit quelles planètes sont lancées ; chaque manche en consomme une.',
  'galaxy.computer': 'L’ordinateur de bord : neuf cases. Il est posé comme la galaxie et ne tourne jamais.',
  'throw.title': 'Le lancer',
  throw:
    'Le capitaine lance le disque Destination et une bille pour chaque planète de la carte du dessus de l’infini. Chaque pièce tombe dans l’une des neuf cases ; plusieurs peuvent en partager une.',
  'valid.title': 'Une destination valide',
  valid:
    'Pose en pensée le disque sur une carte. Les billes tombent alors sur les cartes autour, exactement comme dans l’ordinateur. La carte sous le disque est valide si chaque bille tombe sur une carte qui montre sa planète.',
  'valid.yes': 'Valide : les deux billes trouvent leur planète. Des planètes en plus ne gênent pas.',
  'valid.no': 'Pas valide : la carte de droite ne montre pas {planet}.',
  'valid.edge': 'Pas valide : une bille tombe hors de la galaxie. Une case vide en a le droit.',
  'valid.same': 'Une bille dans la case du disque demande sa planète sur la carte elle-même.',
  'calls.title': 'Les annonces',
  calls:
    'Dès le lancer, chacun peut faire une annonce. La première décide du genre de la manche et lance un compte à rebours de dix secondes.',
  'calls.go': '« J’ai trouvé une destination valide. » Qui annonce et qui suit doit poser un jeton sur une carte.',
  'calls.doom':
    '« Il n’y en a aucune, même avec le joker. » Qui annonce et qui suit montre le bouton rouge et ne pose pas de jeton. Les autres cherchent encore et peuvent poser le leur.',
  'calls.follow':
    'Pendant le compte à rebours, une fois : « Moi aussi », ou après l’annonce de la fin « Je le crois aussi ».',
  'joker.title': 'Le joker',
  joker:
    'Pendant le compte à rebours, chacun sans bouton rouge peut poser le joker sur une carte de la galaxie : un par manche, au premier venu. Il vaut, pour tout le monde, une planète qui manque à sa carte.',
  'joker.fits': 'Avec le joker, la carte du haut montre ce qui lui manque : valide.',
  'joker.own':
    'Qui l’a posé doit s’en servir : pour cette personne, une carte valide sans lui compte comme non valide.',
  'place.title': 'Jetons et « prêt »',
  place:
    'Dès que tu participes, choisis une carte en secret et change autant que tu veux. À zéro, le choix est définitif ; qui n’en a pas a trois secondes pour un seul choix. Puis tous les jetons se dévoilent d’un coup.',
  ready: 'Fini ? Dis que tu es prêt. Quand tout le monde l’est, personne n’attend zéro.',
  'score.title': 'Les points d’une manche',
  'score.about': '« Trouvé » veut dire : quelqu’un a posé un jeton sur une carte valide pour lui.',
  'score.what': 'Tu…',
  'score.found': 'trouvé',
  'score.not-found': 'pas trouvé',
  'score.valid': 'es sur une destination valide',
  'score.called': '… et tu as annoncé « Go ! »',
  'score.alone': '… et personne d’autre n’y est',
  'score.joker': '… et il a fallu le joker',
  'score.invalid': 'es sur une carte non valide',
  'score.caller-wrong': 'as annoncé « Go ! » sans destination valide',
  'score.button': 'montres le bouton rouge',
  'score.doom': 'as annoncé la fin',
  'score.more': '{points} de plus',
  'score.floor': 'La somme s’ajoute à tes points ; ils ne descendent jamais sous 0.',
  'end.title': 'La fin d’une manche',
  'end.case': 'Ce qui s’est passé',
  'end.captain': 'Capitaine',
  'end.card': 'Carte gagnée',
  'end.go-found': '« Go ! », trouvé',
  'end.go-found.captain': 'qui a annoncé, même si seul un autre avait raison',
  'end.go-found.card': 'la carte sous son jeton ; celle du dessus de l’infini prend sa place',
  'end.go-missed': '« Go ! », pas trouvé',
  'end.go-missed.captain': 'reste',
  'end.go-missed.card': 'le capitaine gagne celle du dessus de l’infini',
  'end.doom-right': 'Fin annoncée, pas trouvé',
  'end.doom-right.captain': 'qui a annoncé',
  'end.doom-right.card': 'celle du dessus de l’infini',
  'end.doom-wrong': 'Fin annoncée, trouvé',
  'end.doom-wrong.captain': 'qui avait raison et a choisi en premier',
  'end.doom-wrong.card': 'la carte sous son jeton ; celle du dessus de l’infini prend sa place',
  'end.silent': 'Personne n’a rien annoncé',
  'end.silent.captain': 'reste',
  'end.silent.card': 'aucune ; celle du dessus de l’infini quitte le jeu',
  'winning.title': 'Gagner la partie',
  winning:
    'La partie s’arrête après la manche où quelqu’un a 18 points ou plus, ou quand l’infini est épuisé. Le plus de points gagne ; à égalité, le plus de cartes gagnées ; sinon la victoire est partagée.',
  'variants.title': 'Variantes',
  variants: 'Sept options, à mélanger comme on veut.',
  'variants.blackHole':
    'Si la carte du dessus de l’infini montre un trou noir, on lance aussi le disque noir. La carte où tombe sa case ne doit pas montrer les planètes dont les billes sont dans cette case.',
  'variants.noJoker': 'Il n’y a pas de joker.',
  'variants.void':
    'Trois cartes sont face cachée. Dans la galaxie, elles ne montrent aucune planète et ne sont jamais la destination.',
  'variants.bigGalaxy': '36 cartes, six sur six : plus à chercher, plus à trouver.',
  'variants.rotation':
    'Le motif peut aussi être tourné d’un quart, d’un demi ou de trois quarts de tour autour du disque.',
  'variants.sphere': 'Les bords opposés se touchent : ce qui sort à droite rentre à gauche, et ainsi tout autour.',
  'variants.learner': 'Le disque est toujours au milieu de l’ordinateur ; seules les billes sont lancées.',
  'times.title': 'Le temps',
  times:
    'Chaque attente est une option de la table, de quelques secondes à des minutes, ou aucune : alors seul ce que font les joueurs y met fin.',
  'times.searchSeconds': 'Ensuite la recherche s’arrête sans annonce.',
  'times.countdownSeconds': 'De l’annonce à zéro.',
  'times.placeSeconds': 'Après zéro, pour qui n’a pas de carte.',
  'times.pauseSeconds': 'Ensuite la table lance toute seule.',
  'rulings.title': 'Décidé',
  rulings: 'Là où les règles imprimées se taisent, nous jouons ainsi.',
  'rulings.1': 'De l’infini, on ne voit que la carte du dessus.',
  'rulings.2': 'Si le capitaine ne lance pas, la table lance à la fin de la pause.',
  'rulings.3': 'Dans une manche « Go ! », poser le joker sans avoir rien dit compte comme suivre.',
  'rulings.4': 'Un choix fait avant de poser son propre joker reste valable.',
  'rulings.5':
    'Le joker ne remplace pas une carte hors de la galaxie, ne lève pas l’interdit d’un trou noir et ne rend pas valide une carte face cachée. Il peut être posé sur une carte face cachée.',
  'rulings.6': 'Quand le motif tourne, « valide sans joker » veut dire : dans n’importe quelle position.',
  'rulings.7':
    'Après l’annonce de la fin, qui cherche et a déjà choisi peut encore suivre ; son choix est retiré. Qui a posé le joker ne le peut pas.',
  'rulings.8':
    'On peut choisir dès qu’on participe : qui annonce dès l’annonce, qui suit dès qu’il suit, qui cherche dès l’annonce de la fin. Avant toute annonce, personne.',
  'rulings.9': 'Les secondes après zéro s’arrêtent dès que plus personne ne peut choisir.',
  'rulings.10':
    'Qui devrait avoir une carte et n’en a pas en a une non valide ; elle n’est nulle part et ne prive personne de son point pour être seul. Qui cherche après l’annonce de la fin s’abstient simplement, sauf s’il a posé le joker.',
  'rulings.11': 'On peut poser son jeton sur une carte face cachée. Elle n’est pas valide.',
  'rulings.12': 'Qui est prêt ne fait plus rien dans la manche ; un choix manquant n’est pas excusé.',
  'rulings.13': 'Si tout le monde est prêt sans annonce, la manche s’arrête en silence.',
  'rulings.14':
    'Après un « Go ! » que personne ne confirme, le capitaine reste et gagne la carte du dessus de l’infini.',
  'rulings.15':
    'Si l’annonce de la fin est démentie, devient capitaine qui avait raison et a fait son choix définitif en premier.',
  'rulings.16':
    'Si quelqu’un qui a suivi a raison et que l’annonceur n’a rien posé, l’annonceur devient capitaine et ne gagne rien ; la carte du dessus de l’infini quitte le jeu.',
  'rulings.17': 'En silence, personne ne marque, le capitaine reste, et la carte du dessus de l’infini quitte le jeu.',
  'rulings.18':
    'Un disque noir sans bille dans sa case ne compte pas ; avec des billes, sa case doit tomber dans la galaxie.',
  'rulings.19':
    'Une carte face cachée gagnée reste inconnue. Au-dessus de l’infini, on la retourne au début de sa manche.',
  'keys.title': 'Au clavier',
  'keys.walk': 'aller de carte en carte',
  'keys.choose': 'choisir la carte, ou y poser le joker',
  'keys.throw': 'lancer, si tu es capitaine',
  'keys.go': 'Go !',
  'keys.doom': 'On va tous mourir !',
  'keys.follow': 'suivre',
  'keys.joker': 'prendre le joker',
  'keys.ready': 'prêt : passer, ou être sûr',
  'keys.computer': 'réentendre le lancer',
  'keys.letters': 'lettres sur les planètes, avec ou sans',
  'keys.escape': 'reposer le joker',
};

export default fr;
