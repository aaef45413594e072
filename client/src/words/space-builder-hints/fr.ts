import type { SpaceBuilderHintsKey } from './en.ts';

const fr: Readonly<Record<SpaceBuilderHintsKey, string>> = {
  goal: 'Un plan apparaît, et tous construisent sa ville en même temps. Qui gagne une manche débloque un bâtiment de plus ; qui gagne une manche avec les huit gagne la partie.',
  'goal.short': 'But : gagner avant les autres une manche avec les huit bâtiments.',
  open: 'Manche gagnée ! Débloque un bâtiment : désormais tu le construis aussi.',
  defects: 'Pas construit : 1 défaut. Emplacement, face ou sens faux : 2. Le moins gagne.',
  faster: 'Aucun défaut chez toi non plus, mais {name} a terminé avant toi.',
  stopped: 'Tous sauf un avaient terminé : qui reste doit s’arrêter.',
  'stopped.two': 'À deux, le premier qui termine met fin à la manche.',
  'time-up': 'Temps écoulé : tout le monde s’arrête. Pas construit : 1 défaut.',
  lost: '{name} gagne la manche et débloque un bâtiment : un de plus à construire.',
  nobody: 'Personne n’a gagné la manche : personne ne débloque de bâtiment.',
  eight: '{name} a les huit : encore une manche gagnée, et la partie est jouée.',
  'eight.you': 'Tu as les huit : gagne encore une manche, et tu gagnes la partie !',
  ready: '« {ready} » : le plan apparaît alors pour tous au même moment.',
  on: 'Tu as tout vu ? « {ready} » pour le plan suivant.',
  finish: 'Tout est posé ! Regarde encore une fois, puis deux fois « {finish} ».',
  plan: 'Le plan est tourné. Tourne-le dans ta tête : sa fusée en bas à gauche.',
  'plan.straight': 'Ce plan est droit : construis la même ville sur ton plateau.',
  pick: 'Touche un bâtiment, puis l’emplacement où il est sur le plan.',
  turn: 'Son haut est-il du bon côté ? « {turn} » tant que tu le tiens.',
  flip: 'Chaque bâtiment a deux faces très semblables. Compare, et « {flip} ».',
  move: 'Une erreur ? Touche le bâtiment, puis un autre emplacement, ou sa place en main.',
  held: 'Le plan montre les huit bâtiments. Tu ne construis que ceux de ta main.',
  clock: 'Quand le temps est écoulé, la manche s’arrête, que tu aies fini ou non.',
};

export default fr;
