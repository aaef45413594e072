const en = {
  'practice.title': 'Practice',
  'practice.leave': 'Leave practice',
  'practice.seconds': '{seconds} s',
  'tutorial.title': 'Learn by playing',
  'tutorial.step': 'Step {step} of {steps}',
  'tutorial.next': 'I see',
  'tutorial.done': 'That is all!',
  'tutorial.play': 'Play',
  'tutorial.practise': 'Practise alone',
  'tutorial.again': 'Once more',
  'tutorial.leave': 'Leave the tutorial',
} as const;

export type LearningKey = keyof typeof en;

export default en;
