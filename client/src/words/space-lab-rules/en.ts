const en = {
  'goal.title': 'The goal',
  goal: 'Build a space station around its capsules. Points come from the Lab cards you place, from Objectives you validate and from secret research Projects. The player with the most points wins; ties go to whoever has more Projects; if that is equal too, the victory is shared.',
  'setup.title': 'Setting up',
  'setup.1':
    '60 Lab cards, 15 of each agency, are shuffled into the draw pile. Nobody has a card in hand, and the Recruitment Centre is empty.',
  'setup.2':
    '24 Project cards lie face down. The Validation tiles lie in three piles, left, centre and right, four in each, the highest on top: {tiles}.',
  'setup.tile':
    '{bonus, select, project {{points} points and a Project} labCard {{points} points and a Lab card} other {{points} points}}',
  'setup.3':
    'Everybody draws three Objective tiles and lays one in each capsule of their station, as they like. The first player is drawn by lot.',
  'station.title': 'The station',
  'station.picture': 'Three capsules and ten slots: a row above, a row between and beside, and a row below.',
  station:
    'A slot takes one card, and placed cards never move. Each capsule has four slots around it; a card between two capsules counts for both of them.',
  'card.title': 'A Lab card',
  'card.cost': 'Cost: discard that many other cards from your hand. A green 0 is free.',
  'card.specialty': 'Specialty: sign and letter.',
  'card.agency': 'Agency: shape, colour and sign.',
  'card.effect': 'Effect: points, or a Project to draw.',
  'turn.title': 'Your turn: one of three',
  'turn.reveal':
    'Reveal: three Lab cards are turned up for all to see. You take all of one agency; the others go to the Recruitment Centre. From then on the cards of your hand are secret.',
  'turn.recruit': 'Recruit: take all cards of one agency from the Recruitment Centre.',
  'turn.place': 'Place: put one or more cards on free slots and pay for each.',
  'turn.five': 'With five or more cards in hand at the start of your turn, placing is the only action.',
  'turn.pile': 'As soon as the draw pile is empty, the discard is shuffled into a new one.',
  'turn.example':
    'For example: with a card of cost 3, one of cost 0 and three others in hand you discard the three, place the first, and then the free one.',
  'bonus.title': 'Bonuses',
  'bonus.order': 'After each card: its own effect, then the bonus of its slot, then Validations.',
  'bonus.top':
    'Above a capsule you draw as many Projects as the card costs, keep one and put the others under their pile. A card of cost 3 lets you choose from three.',
  'bonus.bottom': 'Below a capsule you win its bonus if the card has the specialty shown there.',
  'bonus.middle':
    'In the middle row there is no bonus. The two slots between the capsules count for both neighbours, the two at the ends for one capsule.',
  'objective.title': 'Objectives',
  objective:
    'When three different cards around a capsule match its three symbols, you take the top Validation of its pile, with its bonus: the first to get there wins most.',
  'objective.example':
    'For example: an Objective asks for two Golden Planet and one Green Explorer. With the third of them you validate it and take the 5, which also brings a Project.',
  'effect.title': 'Effects',
  'project.title': 'Projects',
  'project.secret':
    'Projects stay secret until the end. Beyond the last number more of a kind bring nothing: five of Mars score 16, as four do.',
  'end.title': 'The end',
  end: 'A tenth card or a third Objective triggers the end. Everybody else may place once more, and nothing else. Cards left in hand are worth nothing.',
  'alone.title': 'Alone: the Last Explorer',
  alone:
    'Six capsules in two rows, seventeen slots: lay out three Objectives above, then three more below. A card in the row between the capsules wins both bonuses. At the end of every turn the top Lab card is discarded, and with it all cards of its agency in the Centre. It ends when the draw pile runs out, with the seventeenth card or the sixth Objective.',
  'alone.scale': 'How good was it?',
  'alone.points': 'Points',
  'alone.verdict': 'Verdict',
  'alone.band.0': 'below 80',
  'alone.band.1': '80–100',
  'alone.band.2': '101–120',
  'alone.band.3': '121–150',
  'alone.band.4': 'above 150',
  'advanced.title': 'Advanced game',
  advanced:
    'Everybody keeps two of the three Objectives and passes the third to the neighbour on the left, all at the same time; then they are laid out. Play one basic match first: you choose better once you know what Objectives ask for.',
  'ruling.THING-2': 'Which symbols and which specialty stand together on an Objective is our own choice.',
  'ruling.THING-3': 'So are the numbers and bonuses of the Validations.',
  'ruling.THING-4':
    'There are 24 Projects, though the printed rules once say 23: seven Mars, six black holes, four supernovae, three exoplanets, and a telescope for each agency.',
  'ruling.TURN-3': 'Whoever can do nothing at all passes; as long as something can be done nobody may.',
  'ruling.REVEAL-3':
    'Whether the draw pile is empty is looked at after every card drawn, and once after each whole payment.',
  'ruling.REVEAL-4':
    'If fewer than three cards are left in pile and discard together, those are revealed; with none, Reveal can’t be chosen.',
  'ruling.PLACE-6': 'A Lab card won on the way may be placed or paid with in the same action.',
  'ruling.BONUS-3':
    'Projects you don’t keep go under their pile in the order drawn; if there are too few, you draw what there is.',
  'ruling.VALID-4':
    'Two Objectives validated by one card are settled from left to right, the upper row first, each with its bonus.',
  'ruling.END-2': 'Whoever triggers the end may go on placing in that action.',
  'ruling.SOLO-3': 'Alone, the row between the capsules gives both bonuses, that of the upper capsule first.',
  'ruling.SOLO-5': 'Alone, the discard is never shuffled again.',
  'ruling.SOLO-6':
    'Alone, the match ends the moment the draw pile is empty, even in the middle of an action. A card just placed still gets its effects; cards just revealed are lost.',
  'ruling.SOLO-8': 'Alone, each Validation pile serves both capsules of its column.',
  'ruling.SCORE-8': 'Of the worth of Mars, 4 and 9 are our own numbers.',
  'ruling.SCORE-9': 'So are 2, 6 and 12 for black holes.',
  'ruling.SCORE-10': 'And 3 for a single supernova.',
  'keys.title': 'On the keyboard',
  'keys.cards.key': '1–9',
  'keys.cards': 'choose a card, an agency or a Project; with a slot chosen, pay with the card',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'go from slot to slot',
  'keys.enter.key': 'Enter',
  'keys.enter': 'choose the slot, then confirm',
  'keys.reveal.key': 'R',
  'keys.reveal': 'reveal',
  'keys.recruit.key': 'C',
  'keys.recruit': 'recruit; again for the next group',
  'keys.end.key': 'E',
  'keys.end': 'end the turn, or pass',
  'keys.drop.key': 'Esc',
  'keys.drop': 'cancel',
} as const;

export type SpaceLabRulesKey = keyof typeof en;

export default en;
