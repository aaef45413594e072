import type { SpaceBuilderLearningKey } from './en.ts';

const fr: Readonly<Record<SpaceBuilderLearningKey, string>> = {
  'practice.about': 'Construis seul contre ton meilleur temps. Seules les villes sans défaut comptent.',
  'practice.buildings': 'Bâtiments',
  'practice.upright': 'Plans droits',
  'practice.upright.hint': 'Le plan est à l’endroit.',
  'practice.clock': 'Contre la montre',
  'practice.clock.hint': 'Sans elle, prends tout ton temps : rien n’est compté.',
  'practice.ghost': 'Fantôme de ton meilleur essai',
  'practice.ghost.hint': 'Il construit à côté de toi, aussi vite que toi ce jour-là.',
  'practice.start': 'C’est parti',
  'practice.again': 'Plan suivant',
  'practice.settings': 'Réglages',
  'practice.best': 'Meilleur temps',
  'practice.no-best': 'Pas encore de ville sans défaut',
  'practice.time': 'Ton temps',
  'practice.no-clock': 'Sans montre',
  'practice.your-best': 'Ton record',
  'practice.record': 'Nouveau record !',
  'practice.right': 'Tout est juste.',
  'practice.defects': '{defects, plural, one {# défaut} other {# défauts}}',
  'practice.said':
    '{defects, plural, =0 {Tout est juste.} one {Un défaut.} other {# défauts.}} {clocked, select, yes {Temps : {seconds} secondes.} other {}}',
  'practice.times': 'Tes temps',
  'practice.times.unit': 'Secondes de chaque essai, du plus ancien au plus récent',
  'practice.times.run': 'Essai',
  'practice.times.seconds': 'Secondes',
  'practice.times.defects': 'Défauts',
  'practice.times.clean': 'sans défaut',
  'practice.times.faulty': 'avec défauts',
  'practice.no-runs': 'Tes temps seront dessinés ici.',
  'tutorial.base':
    'Le plan est de travers. Regarde-le tourner : sa Base, la fusée, vient en bas à gauche, comme chez toi. Ensuite, fais-le en pensée.',
  'tutorial.pick': 'Prends l’observatoire.',
  'tutorial.turn': 'Tourne-le jusqu’à ce que son haut soit à gauche, comme il doit être à côté de ta Base.',
  'tutorial.build': 'Construis-le sur l’emplacement juste à droite de la Base.',
  'tutorial.flip': 'Chaque bâtiment a deux faces. Prends la tour de lancement et retourne-la : bras à droite.',
  'tutorial.build-flipped': 'Construis la tour à l’endroit sur le bord droit, au milieu.',
  'tutorial.move':
    'L’habitat, en haut à gauche, est mal placé. Touche-le, puis l’emplacement en haut à droite : il déménage.',
  'tutorial.take-back': 'La serre montre la mauvaise face. Touche-la sur le plateau, puis sa place vide dans ta main.',
  'tutorial.rebuild': 'Retourne la serre : trois plantes. Puis construis-la à l’endroit en bas à droite.',
  'tutorial.finish': 'Tout est construit. Termine : appuie deux fois, ou longtemps ; jamais par accident.',
  'tutorial.open': 'Aucun défaut : tu gagnes la manche et tu débloques un bâtiment. Choisis-le.',
  'tutorial.done.words':
    'Dans une partie, tout le monde construit en même temps. La manche finit quand tous sauf un ont terminé. Un bâtiment manquant fait un défaut ; mauvais emplacement, mauvaise face ou orientation en font deux. Qui a le moins de défauts gagne, à égalité le plus rapide. Qui gagne une manche avec les huit bâtiments gagne la partie.',
  'tutorial.partner': 'Robot',
};

export default fr;
