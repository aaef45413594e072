import type { LearningKey } from './en.ts';

const fr: Readonly<Record<LearningKey, string>> = {
  'practice.title': 'Exercice',
  'practice.leave': 'Quitter l’entraînement',
  'practice.seconds': '{seconds} s',
  'tutorial.title': 'Apprendre en jouant',
  'tutorial.step': 'Étape {step} sur {steps}',
  'tutorial.next': 'Vu !',
  'tutorial.done': 'C’est tout !',
  'tutorial.play': 'Jouer',
  'tutorial.practise': 'S’entraîner seul',
  'tutorial.again': 'Encore une fois',
  'tutorial.leave': 'Quitter le tutoriel',
};

export default fr;
