import type { LearningKey } from './en.ts';

const fr: Readonly<Record<LearningKey, string>> = {
  'challenge.title': 'Défi',
  'challenge.leave': 'Quitter la manche',
  'practice.title': 'Exercice',
  'practice.leave': 'Quitter l’entraînement',
  'practice.seconds': '{seconds} s',
  'tutorial.title': 'Apprendre en jouant',
  'tutorial.step': 'Étape {step} sur {steps}',
  'tutorial.next': 'Suivant',
  'tutorial.done': 'Et voilà !',
  'tutorial.play': 'Jouer',
  'tutorial.practise': 'S’entraîner seul',
  'tutorial.again': 'Recommencer',
  'tutorial.leave': 'Quitter le tutoriel',
};

export default fr;
