const en = {
  about:
    'The computer throws planets into its wells; somewhere in the galaxy the same pattern fits. Find the destination before the others, call it, and be right. Or call that we are all going to die.',
  'option.blackHole': 'Black hole',
  'option.blackHole.hint': 'Bans planets from the pattern.',
  'option.noJoker': 'No joker',
  'option.noJoker.hint': 'You are on your own.',
  'option.void': 'Void',
  'option.void.hint': 'Three cards lie face down.',
  'option.bigGalaxy': 'Big galaxy',
  'option.bigGalaxy.hint': 'Six by six cards.',
  'option.rotation': 'Rotation',
  'option.rotation.hint': 'The pattern may lie turned.',
  'option.sphere': 'Sphere',
  'option.sphere.hint': 'Opposite edges touch.',
  'option.learner': 'Learner',
  'option.learner.hint': 'The disc lies in the centre.',
  'option.searchSeconds': 'Time to search',
  'option.searchSeconds.hint': 'For each round.',
  'option.countdownSeconds': 'Countdown',
  'option.countdownSeconds.hint': 'After a call.',
  'option.placeSeconds': 'Time to point',
  'option.placeSeconds.hint': 'At the end of the countdown.',
  'option.pauseSeconds': 'Time between rounds',
  'option.pauseSeconds.hint': 'For looking at the result.',
} as const;

export type SpaceBowlKey = keyof typeof en;

export default en;
