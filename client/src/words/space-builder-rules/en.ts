const en = {
  'goal.title': 'The goal',
  goal: 'Be the first to win a round while holding all eight buildings. You begin with four; each round you win opens one more, so the leader always has the hardest task.',
  'pieces.title': 'The pieces',
  pieces:
    'Everybody has the same eight buildings. Each has two faces that differ by one thing only. The four with a star are open from the start.',
  'plan.title': 'The plan',
  plan: 'A plan shows the Base and where each building stands, which face it shows and which way up. It comes up turned; the Base tells you how. Your board has its Base lower left. Turning the plan is forbidden: turn it in your mind.',
  'plan.upright': 'As it must be built',
  'plan.turned': 'The same plan as it may come up',
  'round.title': 'A round',
  'round.1': 'When everybody is ready, a plan comes up for all at the same moment.',
  'round.2': 'All build at once, with the buildings they hold. Move, turn and flip as often as you like.',
  'round.3':
    'With all your buildings placed you may finish. That locks your board. When all but one have finished, or time is up, the round ends.',
  'round.4': 'The boards are inspected. The winner opens a locked building of their choice.',
  'defects.title': 'Defects',
  'defects.missing': 'A building you hold isn’t on the board',
  'defects.misplaced': 'It stands on another plot than the plan’s',
  'defects.misshown': 'Right plot, but wrong face or wrong way up',
  defects: 'The fewest defects win the round. Among equals, whoever finished earlier.',
  'winning.title': 'Winning the match',
  winning: 'Opening the eighth building is not enough: you must then win one more round with all eight.',
  'rulings.title': 'Decided',
  'rulings.1': 'Putting a building on a taken plot sends the other one back to your hand.',
  'rulings.2': 'Until the round ends, the others see only how many buildings you have placed.',
  'rulings.3':
    'If only people who haven’t finished share the fewest defects, a single one of them wins the round; of several, nobody does.',
  'rulings.4': 'Who has nothing on the board can’t win the round.',
  'keys.title': 'On the keyboard',
  'keys.pick.key': '1–8',
  'keys.pick': 'pick a building',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'go from plot to plot',
  'keys.build.key': 'Enter',
  'keys.build': 'build there, or pick up what stands there',
  'keys.turn.key': 'R',
  'keys.turn': 'turn',
  'keys.flip.key': 'F',
  'keys.flip': 'flip',
  'keys.back.key': 'Backspace',
  'keys.back': 'back to the hand',
  'keys.drop.key': 'Esc',
  'keys.drop': 'put down',
} as const;

export type SpaceBuilderRulesKey = keyof typeof en;

export default en;
