import type { SpaceBuilderRulesKey } from './en.ts';

const fr: Readonly<Record<SpaceBuilderRulesKey, string>> = {
  'goal.title': 'Le but',
  goal: 'Gagne une manche en ayant les huit bâtiments, avant tous les autres. On commence avec quatre ; chaque manche gagnée en débloque un. La personne en tête a donc toujours la tâche la plus rude.',
  'setup.title': 'Mise en place',
  setup:
    'Chacun a un plateau, la Base en bas à gauche, tous dans le même sens, et huit bâtiments. Les quatre étoilés sont en main, les autres bloqués. Vingt cartes « plan » sont mélangées, faces cachées.',
  'pieces.title': 'Le matériel',
  pieces:
    'Tout le monde a les huit mêmes bâtiments. Chacun a deux faces, recto et verso, qui diffèrent par un seul détail. Les quatre étoilés sont à toi dès le début.',
  'plan.title': 'Le plan',
  plan: 'Un plan montre la Base et, pour chaque bâtiment, son emplacement, sa face et son orientation. Il arrive tourné ; la Base dit comment. Sur ton plateau, la Base est en bas à gauche. Interdit de tourner le plan : tourne-le dans ta tête.',
  'plan.upright': 'Comme il faut construire',
  'plan.turned': 'Le même plan, comme il peut arriver',
  'round.title': 'Une manche',
  'round.1': 'Quand tout le monde est prêt, un plan apparaît pour tous au même instant.',
  'round.2': 'Tous construisent à la fois avec leurs bâtiments. Déplace, tourne et retourne autant que tu veux.',
  'round.3':
    'Quand tous tes bâtiments sont posés, tu peux terminer. Ton plateau se bloque ; les autres continuent. Dès que l’avant-dernier a terminé, la manche s’arrête et le dernier aussi. À deux, elle s’arrête dès que l’un a terminé.',
  'round.4':
    'On inspecte les plateaux, le plus rapide d’abord. Le gagnant débloque le bâtiment de son choix et devra le construire ensuite. Puis chacun reprend tous ses bâtiments en main.',
  'defects.title': 'Défauts',
  'defects.missing': 'Un bâtiment non construit',
  'defects.misplaced': 'Mauvais emplacement',
  'defects.misshown': 'Bon emplacement, mais mal orienté ou mauvaise face',
  defects:
    'On n’additionne pas plusieurs défauts pour un même bâtiment : il coûte 2 au plus. Qui a le moins de défauts gagne la manche ; à égalité, qui a terminé plus tôt.',
  'example.title': 'Un exemple',
  example:
    'Ben termine en premier, avec un bâtiment mal orienté : 2 défauts. Cléo termine en deuxième, avec une mauvaise face : 2 défauts. Ada doit s’arrêter, un bâtiment encore en main : 1 défaut. Ada gagne la manche et débloque un bâtiment. Sans Ada, Ben aurait gagné, plus rapide que Cléo.',
  'winning.title': 'Gagner la partie',
  winning:
    'Débloquer le huitième ne suffit pas : il faut encore gagner une manche avec les huit. La partie est alors gagnée aussitôt, même avec des défauts.',
  'options.title': 'Options',
  'options.upright': 'Plans droits : ils arrivent à l’endroit. Plus facile, pour apprendre et avec des enfants.',
  'options.round':
    'Temps par manche : 5 minutes, sauf autre réglage de la table, ou sans limite. Moins de temps, plus difficile.',
  'options.pause': 'Temps entre les manches : 15 secondes pour regarder et choisir, ou autant qu’il en faut.',
  'ruling.SETUP-2': 'Les quatre bâtiments étoilés sont la serre, la tour de lancement, l’observatoire et l’habitat.',
  'ruling.SETUP-3': 'Un plateau a trois rangées de trois cases ; la Base occupe celle en bas à gauche.',
  'ruling.SETUP-4': 'Ce que montrent les vingt plans est de nous.',
  'ruling.PLAN-2': 'Un plan arrive tourné de zéro, un, deux ou trois quarts de tour, avec la même chance.',
  'ruling.PLAN-4': 'Les plans droits sont une option à nous.',
  'ruling.BUILD-4':
    'Poser un bâtiment sur un emplacement pris renvoie l’autre en main ; ils n’échangent pas leurs places.',
  'ruling.FINISH-1': 'On ne peut terminer qu’avec tous ses bâtiments sur le plateau, justes ou non.',
  'ruling.FINISH-4': 'La manche s’arrête aussi au bout du temps, chacun restant où il en est.',
  'ruling.FINISH-6': 'Si plusieurs terminent au même instant, l’ordre d’arrivée au serveur décide.',
  'ruling.SIGHT-1':
    'Jusqu’à la fin de la manche, les autres voient seulement combien de bâtiments tu as posés ; ceux qui ont terminé aussi.',
  'ruling.SIGHT-2': 'Les spectateurs voient tous les plateaux.',
  'ruling.SIGHT-5': 'Déplacer ou tourner un bâtiment passe inaperçu ; seul le nombre se voit.',
  'ruling.WIN-3':
    'Si seuls des joueurs n’ayant pas terminé ont le moins de défauts, la manche va à celui qui est seul ; à plusieurs, elle ne va à personne.',
  'ruling.WIN-4':
    'Si le temps met fin à la manche, on ne peut pas la gagner sans rien sur le plateau. Si les joueurs y mettent fin, le moins de défauts l’emporte, même avec un plateau vide.',
  'ruling.OPEN-3': 'Si le gagnant ne choisit pas à temps, le bâtiment bloqué de plus petit numéro est débloqué.',
  'ruling.PACE-1': 'Le plan suivant arrive dès que tout le monde est prêt et que le gagnant a choisi.',
  'ruling.PACE-2': 'Sinon, il arrive à la fin du temps entre les manches.',
  'ruling.END-3': 'Après trois manches de suite où personne n’a rien construit, la partie s’arrête sans vainqueur.',
  'ruling.END-5': 'Le score final compte les manches gagnées.',
  'keys.title': 'Au clavier',
  'keys.pick.key': '1–8',
  'keys.pick': 'prendre un bâtiment',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'aller d’un emplacement à l’autre',
  'keys.build.key': 'Entrée',
  'keys.build': 'construire là, ou prendre ce qui s’y trouve',
  'keys.turn.key': 'R, Maj+R',
  'keys.turn': 'tourner, tourner en arrière ; la molette aussi',
  'keys.flip.key': 'F',
  'keys.flip': 'retourner',
  'keys.back.key': 'Retour arrière',
  'keys.back': 'remettre en main',
  'keys.drop.key': 'Échap',
  'keys.drop': 'reposer',
  'keys.finish.key': 'Maj+Entrée',
  'keys.finish': 'terminer : deux fois',
};

export default fr;
