import type { SpaceBowlRulesKey } from './en.ts';

const fr: Readonly<Record<SpaceBowlRulesKey, string>> = {
  'goal.title': 'Le but',
  goal: 'Tout le monde cherche en même temps dans la même galaxie, sans tours. L’ordinateur de bord montre un motif de planètes ; quelque part dans la galaxie, il convient. Repère-le, annonce-le, aie raison. Tu commences avec 4 points ; à 18, la partie s’arrête.',
  'cards.title': 'Cartes et planètes',
  cards:
    'Une carte montre de deux à cinq des six planètes, jamais les mêmes sur deux cartes. Chaque planète a son motif et sa taille : personne n’a besoin de se fier à la couleur.',
  decoys:
    'Étoiles, comètes et trous noirs sont là pour te troubler. Ils ne comptent jamais, sauf le trou noir dans sa variante.',
  'galaxy.title': 'Mise en place',
  'galaxy.galaxy':
    'La galaxie : 25 cartes Constellation face visible, cinq sur cinq. Les colonnes vont de A à E, les lignes de 1 à 5 depuis le haut.',
  'galaxy.infinity':
    'La pile Infini & au-delà, « l’infini » tout court : dix autres cartes, face visible. Celle du dessus dit quelles planètes sont lancées ; chaque manche en consomme une. Les cartes restantes retournent dans la boîte.',
  'galaxy.computer': 'L’ordinateur de bord : neuf cases. Il est posé comme la galaxie et ne tourne jamais.',
  'setup.things':
    'À côté attendent le disque Destination, les six billes Planète et le jeton Joker. Chacun a des jetons Équipage d’une couleur : un à poser sur une carte, un avec le bouton rouge au verso, et un sur la piste des scores, à 4 points. Le premier capitaine est tiré au sort.',
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
    'Dès le lancer, chacun peut faire une annonce. La première décide du genre de la manche et lance un décompte de dix secondes.',
  'calls.go': '« J’ai trouvé une destination valide. » Qui annonce et qui suit doit poser un jeton sur une carte.',
  'calls.doom':
    '« Il n’y en a aucune, même avec le joker. » Qui annonce et qui suit montre le bouton rouge et ne pose pas de jeton. Les autres cherchent encore et peuvent poser le leur.',
  'calls.follow':
    'Pendant le décompte, une fois, après l’une ou l’autre annonce : « Moi aussi », ou « Je le crois aussi ». Qui ne dit rien ne pose rien et ne marque rien.',
  'joker.title': 'Le joker',
  joker:
    'Pendant le décompte, chacun sans bouton rouge peut poser le joker sur une carte de la galaxie : un par manche, au premier venu. Il vaut, pour tout le monde, une planète qui manque à sa carte.',
  'joker.fits': 'Avec le joker, la carte du haut montre ce qui lui manque : valide.',
  'joker.own':
    'Qui l’a posé doit s’en servir : pour cette personne, une carte valide sans lui compte comme non valide.',
  'place.title': 'Jetons, « Je passe » et « C’est sûr »',
  place:
    'Dès que tu participes, choisis une carte en secret et change autant que tu veux. À zéro, le choix est définitif ; qui n’en a pas a trois secondes pour un seul choix. Puis tous les jetons se dévoilent d’un coup.',
  ready:
    'Fini ? Touche « Je passe », ou « C’est sûr » si tu as choisi : dans les deux cas, tu es prêt. Quand tout le monde l’est, personne n’attend zéro.',
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
  'score.caller-wrong': 'as annoncé « Go ! » sans destination valide',
  'score.button': 'montres le bouton rouge',
  'score.doom': 'as annoncé « On va tous mourir ! »',
  'score.more': '{points} de plus',
  'score.floor': 'La somme s’ajoute à tes points ; ils ne descendent jamais sous 0.',
  'example.title': 'Deux manches en exemple',
  'example.go':
    'Ada annonce « Go ! », Ben et Cléo suivent, deux autres ne disent rien. Ada et Ben sont sur deux cartes valides différentes, Cléo sur une carte non valide. Ada gagne 3 points (valide, annonce, seule sur la carte), Ben 2 (valide, seul) ; Cléo en perd 1. Pour les deux autres, rien ne change.',
  'example.doom':
    'Ada annonce « On va tous mourir ! », Ben suit : tous deux montrent le bouton rouge. Cléo cherche encore et se retrouve seule sur une carte valide. Ada perd 2 points (annonce et bouton), Ben 1 (bouton) ; Cléo en gagne 2 (valide, seule). Si personne n’avait rien trouvé, Ada en aurait gagné 2 et Ben 1.',
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
  'end.doom-right': '« On va tous mourir ! », pas trouvé',
  'end.doom-right.captain': 'qui a annoncé',
  'end.doom-right.card': 'celle du dessus de l’infini',
  'end.doom-wrong': '« On va tous mourir ! », trouvé',
  'end.doom-wrong.captain': 'qui avait raison et a choisi en premier',
  'end.doom-wrong.card': 'la carte sous son jeton ; celle du dessus de l’infini prend sa place',
  'end.silent': 'Personne n’a rien annoncé',
  'end.silent.captain': 'reste',
  'end.silent.card': 'aucune ; celle du dessus de l’infini quitte le jeu',
  'winning.title': 'Gagner la partie',
  winning:
    'La partie s’arrête après la manche où quelqu’un a 18 points ou plus, ou quand l’infini est épuisé. Qui a le plus de points gagne, même au-delà de 18 ; à égalité, qui a gagné le plus de cartes ; sinon la victoire est partagée.',
  'variants.title': 'Variantes',
  variants:
    'Sept options, à mélanger comme on veut. Elles rendent aussi la recherche plus facile ou plus difficile : plus il y a de cartes possibles, plus vite on en trouve une.',
  'variants.easier': 'pour apprendre et avec des enfants',
  'variants.more': 'plus de solutions',
  'variants.fewer': 'moins de solutions',
  'variants.blackHole':
    'Si la carte du dessus de l’infini montre un trou noir, on lance aussi le disque Trou noir. La carte où tombe sa case ne doit pas montrer les planètes dont les billes sont dans cette case.',
  'variants.noJoker': 'Il n’y a pas de joker.',
  'variants.void':
    'Trois cartes sont face cachée. Dans la galaxie, elles ne montrent aucune planète et ne sont jamais la destination ; au-dessus de l’infini, on les retourne.',
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
  'ruling.SETUP-1':
    'Les planètes de chaque carte sont notre choix : chaque groupe de deux à cinq des six planètes, une fois.',
  'ruling.SETUP-3': 'De l’infini, on ne voit que la carte du dessus.',
  'ruling.TIME-3':
    'Les temps de recherche, de décompte, de choix après zéro et entre les manches se règlent à chaque table, ou se suppriment.',
  'ruling.THROW-2': 'Si le capitaine ne lance pas, la table lance à la fin de la pause.',
  'ruling.CALL-6':
    'Après « On va tous mourir ! », qui cherche et a déjà choisi peut encore suivre ; son choix est retiré. Qui a posé le joker ne le peut pas.',
  'ruling.JOKER-3':
    'Qui a posé le joker doit en avoir besoin : une carte valide sans lui compte pour cette personne comme non valide.',
  'ruling.JOKER-5':
    'Dans une manche « Go ! », poser le joker sans avoir rien dit compte comme suivre. Un choix fait avant de poser son propre joker reste valable.',
  'ruling.JOKER-6': 'Quand le motif tourne, « valide sans joker » veut dire : dans n’importe quelle position.',
  'ruling.JOKER-7':
    'Le joker ne remplace pas une carte hors de la galaxie, ne lève pas l’interdit d’un trou noir et ne rend pas valide une carte face cachée. Il peut être posé sur une carte face cachée.',
  'ruling.PLACE-1':
    'On peut choisir dès qu’on participe : qui annonce dès l’annonce, qui suit dès qu’il suit, qui cherche dès « On va tous mourir ! ». Avant toute annonce, personne.',
  'ruling.PLACE-2': 'Choisir de nouveau, même la même carte, compte comme un choix fait à cet instant-là.',
  'ruling.PLACE-3':
    'Qui n’a pas de carte à zéro a quelques secondes (trois, sauf autre réglage de la table) pour un seul choix.',
  'ruling.PLACE-4':
    'Qui devrait avoir une carte et n’en a pas en a une non valide. Qui cherche après « On va tous mourir ! » s’abstient simplement, sauf après avoir posé le joker.',
  'ruling.PLACE-5': 'Les secondes après zéro s’arrêtent dès que plus personne ne peut choisir.',
  'ruling.PLACE-6': 'On peut poser son jeton sur une carte face cachée. Elle n’est pas valide.',
  'ruling.READY-1':
    'Du lancer à la révélation, tu peux dire une fois par manche que tu es prêt, par « Je passe » ou « C’est sûr ».',
  'ruling.READY-2':
    'Qui est prêt ne fait plus rien dans la manche ; ne pas avoir choisi compte quand même comme une carte non valide.',
  'ruling.READY-3':
    'Quand tout le monde est prêt, le décompte tombe aussitôt à zéro ; sans annonce, la manche s’arrête en silence.',
  'ruling.SCORE-3': 'Le point pour avoir annoncé « Go ! » ne va qu’à qui est sur une carte valide.',
  'ruling.SCORE-10':
    'La carte non valide de qui n’a rien choisi n’est nulle part et ne prive personne de son point pour être seul.',
  'ruling.END-2':
    'Après un « Go ! » que personne ne confirme, le capitaine reste et gagne la carte du dessus de l’infini.',
  'ruling.END-4':
    'Si « On va tous mourir ! » est démenti, devient capitaine qui avait raison et a fait son choix définitif en premier.',
  'ruling.END-5':
    'Si quelqu’un qui a suivi a raison et que l’annonceur n’a rien posé, l’annonceur devient capitaine et ne gagne rien ; la carte du dessus de l’infini quitte le jeu.',
  'ruling.END-6':
    'En silence, personne ne marque, le capitaine reste, et la carte du dessus de l’infini quitte le jeu.',
  'ruling.END-8': 'Une carte face cachée gagnée reste inconnue.',
  'ruling.HOLE-3':
    'Un disque Trou noir sans bille dans sa case ne compte pas ; avec des billes, sa case doit tomber dans la galaxie.',
  'keys.title': 'Au clavier',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'aller de carte en carte',
  'keys.choose.key': 'Entrée',
  'keys.choose': 'choisir la carte, ou y poser le joker',
  'keys.throw.key': 'T',
  'keys.throw': 'lancer, si tu es capitaine',
  'keys.go.key': 'G',
  'keys.go': 'Go !',
  'keys.doom.key': 'D',
  'keys.doom': 'On va tous mourir !',
  'keys.follow.key': 'F',
  'keys.follow': 'suivre',
  'keys.joker.key': 'J',
  'keys.joker': 'prendre le joker',
  'keys.ready.key': 'R',
  'keys.ready': 'prêt : « Je passe » ou « C’est sûr »',
  'keys.computer.key': 'C',
  'keys.computer': 'réentendre le lancer',
  'keys.letters.key': 'L',
  'keys.letters': 'lettres sur les planètes, avec ou sans',
  'keys.escape.key': 'Échap',
  'keys.escape': 'reposer le joker',
};

export default fr;
