const en = {
  'goal.title': 'The goal',
  goal: 'Collect stars. Each star is worth 1 point, each pair of one colour 1 more, each Replay token you keep 1. The player with the most points wins; ties go to whoever has fewer Replay tokens; if that is equal too, the victory is shared.',
  'goal.example':
    'For example: 12 stars with 6 pairs and 4 Replay tokens make 22 points; 15 stars with 6 pairs and 1 token make 22 too. The second player wins, having fewer tokens.',
  'setup.title': 'Setting up',
  'setup.1':
    'The planet is made of planet tiles: 2 for two players, 4 for three or four, 6 for five or six. Which tiles, which side is up and how they lie is drawn.',
  'setup.2':
    'A star lies on every star symbol and on every replay symbol, drawn from 78: thirteen of each of six colours. The rest stays in the box.',
  'setup.3':
    'The Open Door pawn stands on one of the doors; it belongs to nobody. 18 Replay tokens are the common pool.',
  'setup.4':
    'Everybody has the same five cards in hand and a Superstar pawn, not yet on the planet. The first player is drawn by lot.',
  'planet.title': 'The planet',
  planet:
    'The planet has no edge: fall off the bottom and you come back at the top, in the same column, and so on every side. The margin shows what lies there.',
  'thing.platform':
    'Platforms stop every movement across them, from both sides, and carry those whose feet point at them.',
  'thing.star': 'Whoever enters a cell with a star takes it, even in the middle of a fall.',
  'thing.under': 'A replay symbol lies under this star: it opens when the star is taken.',
  'thing.replay': 'An open replay symbol gives a Replay token each time it is entered, while the 18 last.',
  'thing.door':
    'Where the Open Door pawn stands, the next Superstar comes in, head in the direction of the arrow. Whoever enters that cell later sends the pawn on to the next free door. If a Superstar stands on every door, it stays where it is.',
  'pawn.title': 'Your Superstar',
  pawn: 'Its boots show its own down. Left and right are always its own, as it stands before the move.',
  'turn.title': 'Your turn',
  'turn.1':
    'If you are not on the planet, you come in by the open door. It then moves on to the next free door, clockwise.',
  'turn.2':
    'One action: play a card face up for the special move it shows, lay any card face down for a simple move of one cell left or right, or take all your played cards back. What lies face down stays hidden: nobody knows which cards you still hold.',
  'turn.3': 'Then you fall, feet first, until a platform stops you, however far.',
  'turn.4': 'Once a turn you may spend a Replay token for one more action.',
  'see.title': 'Four moves to look at',
  'see.drop': 'A Drop: through the platform, then falling until the next one. Both stars on the way are taken.',
  'see.rotate':
    'A quarter turn on the spot: down is now to the right, so the Superstar falls that way, and left and right have changed too.',
  'see.wrap': 'A step over the edge of a platform: out at the bottom, in again at the top, in the same column.',
  'see.eject': 'A Long Jump onto somebody: they are ejected, and the mover steals a star or a token.',
  'cards.title': 'The cards',
  cards:
    'Everybody has the same five. A move must be possible in full, with no platform in its way. With the fifth card played, all five come back at once.',
  'card.long': 'Two cells left or two cells right.',
  'card.high': 'One cell up, then one left or right.',
  'card.drop': 'One cell down, through the platform under your feet.',
  'card.rotate': 'A quarter turn left or right, or a half turn, on the spot.',
  'card.joker': 'As any one of the other four.',
  'eject.title': 'Sending others flying',
  eject:
    'Whoever you run or fall into leaves the planet and takes all cards back; they come in again at their next turn. You must steal one of their stars, of a colour you choose, or one Replay token. From somebody who has nothing you take nothing. The move goes on, and one move may eject several.',
  'end.title': 'The end',
  'end.normal':
    'Normal: after a table round (everybody has had the same number of turns) with 4 stars or fewer on the planet (2 players), 8 (3 or 4), 12 (5 or 6).',
  'end.expert':
    'Expert: reaching 18 points (2, 4 or 6 players) or 24 (3 or 5) triggers the last round at once. It stays the last even if that player loses points again.',
  'ruling.BOARD-1': 'The tiles lie side by side (2), two by two (4), or three across and two down (6).',
  'ruling.BOARD-2': 'What the sides of the tiles show is our own drawing.',
  'ruling.BOARD-6':
    'Clockwise, the doors follow along the upper row of tiles from left to right, then along the lower row from right to left.',
  'ruling.ENTER-2': 'Entering doesn’t count as a move: nothing is collected, and no fall follows.',
  'ruling.ENTER-4':
    'A Superstar in the doorway is ejected by whoever comes in; the Open Door pawn moves on, then the theft is settled, then the action follows.',
  'ruling.ACT-2': 'You can take cards back only if you have played at least one; a fall may follow.',
  'ruling.FALL-4': 'A fall that comes back to the cell it began in enters it once more and stops there.',
  'ruling.THEFT-2': 'The move is made to its end; then thefts are settled one by one, in the order of the ejections.',
  'ruling.END-2':
    'With the expert end, points are looked at whenever an action and its thefts are settled, not when a pawn has only come in.',
  'ruling.END-3': 'A match with the expert end is also over after a round that leaves no star on the planet.',
  'ruling.END-4': 'A match ends after 60 rounds at the latest.',
  'keys.title': 'On the keyboard',
  'keys.card.key': '1–5',
  'keys.card': 'choose a card',
  'keys.move.key': 'A–J',
  'keys.move': 'make the move with this letter',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'go through the moves, or through the cells of the planet',
  'keys.play.key': 'Enter',
  'keys.play': 'make the move in focus',
  'keys.refill.key': 'R',
  'keys.refill': 'take your cards back',
  'keys.again.key': 'Space',
  'keys.again': 'spend a Replay token',
  'keys.end.key': 'E',
  'keys.end': 'end your turn',
  'keys.undo.key': 'Z',
  'keys.undo': 'undo',
  'keys.turn.key': 'T',
  'keys.turn': 'turn the planet',
  'keys.drop.key': 'Esc',
  'keys.drop': 'put the card back, or skip what is being shown',
} as const;

export type GravitySuperstarRulesKey = keyof typeof en;

export default en;
