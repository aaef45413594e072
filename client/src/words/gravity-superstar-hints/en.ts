const en = {
  goal: 'Run, jump and fall round a small planet and collect its stars. Each star is a point, each pair of one colour one more. The player with the most points wins.',
  'goal.short': 'Goal: most points. A star 1, a pair of one colour 1 more, a Replay token 1.',
  steal: 'Take what helps you most: a star that makes you a pair is worth 2 points.',
  decide: 'A Replay token is a point. Or “{again}”: spend it for one more action now.',
  flung: '{name} sent you flying. Your cards are all back; you return by the open door.',
  eject: '{name} was in your way and flies off. You get a star or token, if there is one.',
  fifth: 'Your fifth card was played: all five came back to your hand, for free.',
  token: 'The round arrow gave you a Replay token: a point, or one more action.',
  round: 'Out on one side, in on the opposite one: the planet has no edge.',
  fall: 'Nothing was under your boots: you fell until a platform stopped you.',
  pair: 'Two stars of one colour are a pair: 1 point more.',
  end: 'When a round ends with {count} stars or fewer on the planet, the match is over.',
  'end.goal': 'Whoever reaches {count} points makes that round the last.',
  'end.last': '{count} points are reached: this round is the last.',
  card: 'Choose a card, then a landing. The dotted line shows the whole way.',
  door: 'You came in by the open door, with your head where the door points.',
  step: 'Any card can also be laid face down: for one step to the left or right.',
  boots: 'Down is where your boots point. You take whatever lies on your way.',
  refill: 'Few cards left? You can take all back instead of moving.',
  rotate: '“{rotate}” turns you on the spot: then down is somewhere else.',
  drop: '“{drop}”: one cell down, right through a platform under your boots.',
  high: '“{high}”: one cell up, then one to the side.',
  joker: '“{joker}” counts as whichever of the other four cards you like.',
  long: '“{long}”: two cells to the side at once, over a gap, too.',
} as const;

export type GravitySuperstarHintsKey = keyof typeof en;

export default en;
