import type { SpaceBuilderRulesKey } from './en.ts';

const fr: Readonly<Record<SpaceBuilderRulesKey, string>> = {
  'goal.title': 'Le but',
  goal: 'Gagne une manche en ayant les huit bâtiments, avant tous les autres. On commence avec quatre ; chaque manche gagnée en débloque un. La personne en tête a donc toujours la tâche la plus rude.',
  'pieces.title': 'Le matériel',
  pieces:
    'Tout le monde a les huit mêmes bâtiments. Chacun a deux faces qui diffèrent par un seul détail. Les quatre étoilés sont libres dès le début.',
  'plan.title': 'Le plan',
  plan: 'Un plan montre la Base et, pour chaque bâtiment, son terrain, sa face et son sens. Il arrive tourné ; la Base dit comment. Sur ton plateau, la Base est en bas à gauche. Interdit de tourner le plan : tourne-le dans ta tête.',
  'plan.upright': 'Comme il faut bâtir',
  'plan.turned': 'Le même plan, comme il peut arriver',
  'round.title': 'Une manche',
  'round.1': 'Quand tout le monde est prêt, un plan apparaît pour tous au même instant.',
  'round.2': 'Tous bâtissent à la fois avec leurs bâtiments. Déplace, tourne et retourne autant que tu veux.',
  'round.3':
    'Quand tous tes bâtiments sont posés, tu peux terminer. Ton plateau se verrouille. Quand tous sauf un ont terminé, ou au bout du temps, la manche s’arrête.',
  'round.4': 'On inspecte les plateaux. Le gagnant débloque le bâtiment de son choix.',
  'defects.title': 'Défauts',
  'defects.missing': 'Un bâtiment manque sur le plateau',
  'defects.misplaced': 'Il est sur un autre terrain que celui du plan',
  'defects.misshown': 'Bon terrain, mais mauvaise face ou mauvais sens',
  defects: 'Le moins de défauts gagne la manche. À égalité, la personne qui a terminé plus tôt.',
  'winning.title': 'Gagner la partie',
  winning: 'Débloquer le huitième ne suffit pas : il faut encore gagner une manche avec les huit.',
  'rulings.title': 'Décidé',
  'rulings.1': 'Poser un bâtiment sur un terrain pris renvoie l’autre en main.',
  'rulings.2': 'Jusqu’à la fin de la manche, les autres voient seulement combien de bâtiments tu as posés.',
  'rulings.3':
    'Si seuls des joueurs n’ayant pas terminé ont le moins de défauts, la manche va à celui qui est seul ; à plusieurs, elle ne va à personne.',
  'rulings.4': 'Sans rien sur le plateau, on ne peut pas gagner la manche.',
  'keys.title': 'Au clavier',
  'keys.pick.key': '1–8',
  'keys.pick': 'prendre un bâtiment',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'aller de terrain en terrain',
  'keys.build.key': 'Entrée',
  'keys.build': 'bâtir là, ou prendre ce qui s’y trouve',
  'keys.turn.key': 'R',
  'keys.turn': 'tourner',
  'keys.flip.key': 'F',
  'keys.flip': 'retourner',
  'keys.back.key': 'Retour arrière',
  'keys.back': 'remettre en main',
  'keys.drop.key': 'Échap',
  'keys.drop': 'reposer',
};

export default fr;
