import type { LearningKey } from './en.ts';

const de: Readonly<Record<LearningKey, string>> = {
  'challenge.title': 'Herausforderung',
  'challenge.leave': 'Runde verlassen',
  'practice.title': 'Üben',
  'practice.leave': 'Übung verlassen',
  'practice.seconds': '{seconds} s',
  'tutorial.title': 'Spielend lernen',
  'tutorial.step': 'Schritt {step} von {steps}',
  'tutorial.next': 'Weiter',
  'tutorial.done': 'Das war’s!',
  'tutorial.play': 'Spielen',
  'tutorial.practise': 'Allein üben',
  'tutorial.again': 'Von vorn',
  'tutorial.leave': 'Lernspiel verlassen',
};

export default de;
