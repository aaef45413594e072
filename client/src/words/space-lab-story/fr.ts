import type { SpaceLabStoryKey } from './en.ts';

const fr: Readonly<Record<SpaceLabStoryKey, string>> = {
  'verdict.0': 'Retour au simulateur : l’équipage doit encore s’entraîner.',
  'verdict.1': 'Une station solide. La Terre est contente.',
  'verdict.2': 'Une belle station ! Les agences sont impressionnées.',
  'verdict.3': 'Une station brillante : tout le monde veut y travailler.',
  'verdict.4': 'Une légende parmi les étoiles !',
  'verdict.best': 'Meilleur score : {points}',
  'verdict.new-best': 'Un nouveau record !',
  'alone.name': 'Le dernier explorateur',
  'alone.about':
    'En solo avec ta station : six Objectifs, 17 Emplacements, et après chaque tour une carte quitte la pioche. Bats le barème, puis toi-même.',
  'alone.scale': 'Ce que valent tes points',
  'band.below': 'moins de {points}',
  'band.between': '{from}–{to}',
  'band.over': 'plus de {points}',
  'band.0': 'L’espace garde ses secrets',
  'band.1': 'Des recherches prometteuses',
  'band.2': 'La communauté scientifique en parle',
  'band.3': 'Une légende de l’exploration',
  'band.4': 'Une statue de ton vivant',
  'goal.next':
    '{missing, plural, one {Encore # point pour le palier suivant : {from}.} other {Encore # points pour le palier suivant : {from}.}}',
  'goal.top': 'Rien au-dessus. Seulement ton propre record.',
  'end.alone': '{points, plural, one {# point} other {# points}} : {band}',
  'tie.decided': 'Égalité à {points} points : {names} a plus de Projets et gagne.',
  'tie.shared': 'Égalité à {points} points, avec autant de Projets : {names} se partagent la victoire.',
  'best.title': 'Tes meilleurs scores',
  'best.now': 'à l’instant',
  'event.objective-passed': '{name} passe un Objectif.',
  'event.objectives-exchanged': 'Les Objectifs changent de mains.',
  'event.objectives-arranged': '{name} dispose trois Objectifs.',
  'event.objectives-drawn': 'Trois Objectifs de plus, pour les capsules du bas.',
  'event.turn-began': 'À {name} de jouer.',
  'event.turn-began-last': 'À {name} de jouer, pour la dernière fois.',
  'event.turned-up': '{name} révèle : {cards}.',
  'event.taken': '{count, plural, one {{name} prend {agency} : # carte.} other {{name} prend {agency} : # cartes.}}',
  'event.recruited':
    '{count, plural, one {{name} recrute {agency} : # carte.} other {{name} recrute {agency} : # cartes.}}',
  'event.left': '{count, plural, one {# carte va au Centre.} other {# cartes vont au Centre.}}',
  'event.paid': '{count, plural, one {{name} paie # carte.} other {{name} paie # cartes.}}',
  'event.placed': '{name} pose {card}. {slot}.',
  'event.reshuffled':
    '{count, plural, one {La défausse est mélangée : # carte.} other {La défausse est mélangée : # cartes.}}',
  'event.projects-drawn': '{count, plural, one {{name} pioche un Projet.} other {{name} pioche # Projets.}}',
  'event.project-kept': '{name} garde un Projet.',
  'event.project-kept-known': '{name} garde {project}.',
  'event.lab-card-drawn': '{name} pioche une carte Lab.',
  'event.lab-card-drawn-known': '{name} pioche {card}.',
  'event.nothing-to-draw': '{name} n’a rien à piocher.',
  'event.technician':
    '{points, plural, one {{name} : # point pour un technicien.} other {{name} : # points pour un technicien.}}',
  'event.validated':
    '{points, plural, one {{name} valide un Objectif : # point.} other {{name} valide un Objectif : # points.}}',
  'event.action-ended': '{name} ne peut plus rien poser.',
  'event.passed': '{name} passe.',
  'event.end-called': '{name} déclenche la fin : les autres posent encore une fois.',
  'event.swept':
    '{count, plural, =0 {Défaussée : {agency}.} one {Défaussée : {agency}, avec # carte du Centre.} other {Défaussée : {agency}, avec # cartes du Centre.}}',
  'event.solo-ended':
    '{reason, select, pileEmpty {La pioche est vide : la partie finit.} seventeenthCard {La dix-septième carte : la partie finit.} other {Le sixième Objectif : la partie finit.}}',
  'event.match-ended': '{name} gagne avec {points} points !',
  'event.match-ended-alone': 'La partie finit avec {points} points.',
  'pad.total': 'Total',
  course: 'Tour après tour',
  'course.unit': 'Points après chaque tour',
  'course.step': 'Tour',
};

export default fr;
