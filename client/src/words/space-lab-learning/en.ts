const en = {
  'tutorial.station':
    'This is your station. Each capsule asks for three agencies around it. The right one has red and gold: one more red is missing.',
  'tutorial.reveal': 'One action a turn. Press Reveal, then turn up three cards.',
  'tutorial.keep': 'You get all cards of one agency. Take Golden Planet, two cards; the other one goes to the Centre.',
  'tutorial.wait': 'The robot is playing …',
  'tutorial.recruit': 'Or recruit: take all green cards that wait in the Centre.',
  'tutorial.card': 'With five cards in hand you can only place. Choose the red pilot, which costs 2.',
  'tutorial.slot': 'Each free slot shows what the card brings there. Choose the one above the right capsule.',
  'tutorial.place':
    'It scores, draws 2 Projects and validates the Objective. Two cards pay; tap others to swap. Place it!',
  'tutorial.project':
    'Above a capsule you draw as many Projects as the card costs. Keep one: matching Projects are worth more.',
  'tutorial.end': 'Validated: 5 points and one more Project. You could go on placing. End your turn.',
  'tutorial.tenth':
    'Some turns later, nine cards lie there. Place the technician below the left capsule: its sign wins 3 points, and the tenth card triggers the end.',
  'tutorial.score':
    'A tenth card or a third Objective: everybody else places once more, then points count. The number above shows yours, line by line.',
  'tutorial.astray': 'That would be allowed, too. In this lesson, follow the amber frame.',
  'tutorial.done.words':
    'Cards bring points, draw Projects and complete Objectives, and every card is paid for with cards. Each turn: reveal, recruit or place. The player with the most points wins.',
  'tutorial.partner': 'Robot',
} as const;

export type SpaceLabLearningKey = keyof typeof en;

export default en;
