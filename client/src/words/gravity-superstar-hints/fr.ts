import type { GravitySuperstarHintsKey } from './en.ts';

const fr: Readonly<Record<GravitySuperstarHintsKey, string>> = {
  goal: 'Cours, saute et tombe autour d’une petite planète et ramasse ses étoiles. Chaque étoile vaut un point, chaque paire d’une couleur un de plus. Qui a le plus de points gagne.',
  'goal.short': 'But : le plus de points. Étoile 1, paire d’une couleur 1 de plus, jeton 1.',
  steal: 'Prends ce qui t’aide le plus : une étoile qui fait une paire vaut 2 points.',
  decide: 'Un jeton Rejouer vaut un point. Ou « {again} » : une action de plus.',
  flung: '{name} t’éjecte. Tes cartes reviennent ; tu rentres par la porte ouverte.',
  eject: '{name} te gênait et s’envole : tu lui prends une étoile ou un jeton, s’il y en a.',
  fifth: 'C’était ta cinquième carte : les cinq reviennent en main, gratuitement.',
  token: 'La flèche ronde t’a donné un jeton Rejouer : un point, ou une action de plus.',
  round: 'On sort d’un côté, on rentre en face : la planète n’a pas de bord.',
  fall: 'Rien sous tes bottes : tu tombes jusqu’à la première plateforme.',
  pair: 'Deux étoiles d’une couleur font une paire : 1 point de plus.',
  end: 'Si un tour de table finit avec {count} étoiles ou moins, la partie s’arrête.',
  'end.goal': 'Qui atteint {count} points fait de ce tour de table le dernier.',
  'end.last': '{count} points sont atteints : ce tour de table est le dernier.',
  card: 'Choisis une carte, puis une arrivée. Les pointillés montrent tout le chemin.',
  door: 'Tu arrives par la porte ouverte, la tête là où elle l’indique.',
  step: 'Toute carte peut aussi être posée face cachée : pour un pas de côté.',
  boots: 'Le bas est là où sont tes bottes. Tu prends tout sur ton chemin.',
  refill: 'Presque plus de cartes ? Tu peux toutes les reprendre au lieu de bouger.',
  rotate: '« {rotate} » te fait tourner sur place : le bas change de côté.',
  drop: '« {drop} » : une case vers le bas, même à travers une plateforme.',
  high: '« {high} » : une case vers le haut, puis une de côté.',
  joker: '« {joker} » compte comme l’une des quatre autres cartes, au choix.',
  long: '« {long} » : deux cases de côté d’un coup, même par-dessus un trou.',
};

export default fr;
