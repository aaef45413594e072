const en = {
  goal: 'Staff your space station with Lab cards. They bring points, complete the Objectives of your capsules and draw secret Projects. The player with the most points wins.',
  'goal.alone':
    'Staff the six capsules of your station with Lab cards, and score as many points as you can before the draw pile is empty.',
  'goal.short': 'Goal: most points, from Lab cards, Objectives and secret Projects.',
  'goal.short.alone': 'Goal: as many points as you can before the draw pile is empty.',
  arrange: 'Each Objective asks for three agencies around its capsule. Swap them if you like.',
  'hand-on': 'Keep the two Objectives that ask for the same agencies; pass on the third.',
  keep: 'Take an agency your Objectives ask for. The other cards go to the Centre.',
  project: 'Keep one Project. It stays secret, and scores at the end.',
  last: 'The last round: place as many cards as you can pay for, or pass.',
  stuck: 'Nothing can be done this time: press “{pass}”.',
  called: 'You brought the end: the others may place once more, then points count.',
  validated: 'Objective complete: you took its Validation. Earlier ones are worth more.',
  technician: 'A technician below a capsule that asks for one: 3 points.',
  swept: 'After each turn a card is discarded; those of its agency leave the Centre.',
  end: 'A tenth card or a third Objective triggers the end; then the others place once more.',
  'end.alone': 'When the draw pile is empty, the match is over at once.',
  full: 'Five cards or more in hand: now you must place at least one.',
  more: 'Place more cards while you can pay for them, or press “{end}”.',
  turn: 'Your turn: one action. Take new cards, or place some.',
  place: 'To place, tap a card, then a slot. Other cards of your hand pay its cost.',
  reveal: '“{reveal}”: three cards are turned up, and you take all of one agency.',
  recruit: '“{recruit}”: take all cards of one agency that wait in the Centre.',
  above: 'Above a capsule a card draws as many Projects as it costs; you keep one.',
  below: 'Below a capsule the specialty its Objective shows wins a bonus.',
  between: 'A slot between two capsules counts for both Objectives.',
} as const;

export type SpaceLabHintsKey = keyof typeof en;

export default en;
