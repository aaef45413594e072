const en = {
  'challenge.title': 'Challenge',
  'challenge.leave': 'Leave the round',
  'practice.title': 'Practice',
  'practice.leave': 'Leave practice',
  'practice.seconds': '{seconds} s',
  'tutorial.title': 'Learn by playing',
  'tutorial.step': 'Step {step} of {steps}',
  'tutorial.next': 'Next',
  'tutorial.done': 'That’s it!',
  'tutorial.play': 'Play',
  'tutorial.practise': 'Practise alone',
  'tutorial.again': 'Start over',
  'tutorial.leave': 'Leave the tutorial',
} as const;

export type LearningKey = keyof typeof en;

export default en;
