import type { LearningKey } from './en.ts';

const de: Readonly<Record<LearningKey, string>> = {
  'practice.title': 'Üben',
  'practice.leave': 'Übung verlassen',
  'practice.seconds': '{seconds} s',
  'tutorial.title': 'Spielend lernen',
  'tutorial.step': 'Schritt {step} von {steps}',
  'tutorial.next': 'Klar!',
  'tutorial.done': 'Das ist alles!',
  'tutorial.play': 'Spielen',
  'tutorial.practise': 'Allein üben',
  'tutorial.again': 'Noch einmal',
  'tutorial.leave': 'Lernspiel verlassen',
};

export default de;
