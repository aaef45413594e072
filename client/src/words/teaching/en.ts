const en = {
  'offer.title': 'Your first {game}',
  'offer.learn': 'Two minutes to learn it',
  'offer.play': 'Just play',
  'ready.words': 'Look around in peace: nothing happens before you are ready.',
  ready: 'I’m ready',
  'ready.learn': 'Learn it first',
  'room.words': 'New to {game}?',
  'goal.title': 'What it is about',
  'goal.on': 'Show me',
  hint: 'Hint',
  'hint.known': 'Got it',
  'hint.none': 'No more hints',
  'hint.none.said': 'No more hints. The settings bring them back.',
  'settings.hints': 'Hints for beginners',
  'settings.hints.on': 'On',
  'settings.hints.off': 'Off',
  'settings.hints.about': 'One sentence at the moment it matters. Each goes when you know it.',
  'settings.hints.again': 'Start again',
  'settings.hints.again.said': 'All hints will come again.',
} as const;

export type TeachingKey = keyof typeof en;

export default en;
