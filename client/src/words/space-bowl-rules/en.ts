const en = {
  'goal.title': 'The goal',
  goal: 'Everybody searches one galaxy at the same time, without turns. The computer shows a pattern of planets; somewhere in the galaxy it fits. Spot it, call it, be right. You begin with 4 points; 18 end the match.',
  'cards.title': 'Cards and planets',
  cards:
    'A card shows two to five of the six planets, no two cards the same ones. Each planet has its own pattern and size, so nobody needs to go by colour.',
  decoys:
    'Stars, comets and black holes are there to confuse you. They never count, but for the black hole in its variant.',
  'galaxy.title': 'Setting up',
  'galaxy.galaxy':
    'The galaxy: 25 constellation cards face up, five by five. Columns are A to E, rows 1 to 5 from the top.',
  'galaxy.infinity':
    'Infinity: a pile of ten more cards, face up. Its top card says which planets are thrown; each round uses one up. The other cards stay in the box.',
  'galaxy.computer': 'The computer: nine cells. It lies as the galaxy does and is never turned.',
  'setup.things':
    'Ready beside it lie the destination disc, the six planet marbles and the joker. Everybody has crew tokens of one colour: one to place on a card, one with the red button on its back, and one on the track, at 4 points. The first captain is drawn by lot.',
  'throw.title': 'The throw',
  throw:
    'The captain throws the destination disc and one marble for each planet on infinity’s top card. Every piece lands in any of the nine cells; several may share one.',
  'valid.title': 'A valid card',
  valid:
    'Put the disc, in your mind, on a card. The marbles then fall on cards around it, just as they lie in the computer. The card under the disc is valid if every marble falls on a card that shows its planet.',
  'valid.yes': 'Valid: both marbles find their planet. More planets than asked do no harm.',
  'valid.no': 'Not valid: the card on the right shows no {planet}.',
  'valid.edge': 'Not valid: a marble falls outside the galaxy. An empty cell may.',
  'valid.same': 'A marble in the disc’s own cell asks for its planet on the card itself.',
  'calls.title': 'Calls',
  calls:
    'From the throw on anybody may call. The first call decides what kind of round it is and starts a countdown of ten seconds.',
  'calls.go': '“I have found a valid card.” The caller, and everybody who follows, must put a token on one card.',
  'calls.doom':
    '“There is none, not even with the joker.” The caller, and everybody who follows, shows the red button and puts no token. The others go on searching and may still put theirs.',
  'calls.follow':
    'During the countdown, once, after either call: “So have I”, or “I think so too”. Whoever says nothing places nothing and gets no points.',
  'joker.title': 'The joker',
  joker:
    'During the countdown anybody without a red button may lay the joker on a card of the galaxy: once per round, first come, first served. For everybody it stands for one planet that its card lacks.',
  'joker.fits': 'With the joker on it, the card at the top shows what it lacks: valid.',
  'joker.own': 'Who laid it must use it: a card that is valid without it counts as invalid for them.',
  'place.title': 'Tokens, “Pass” and “I’m sure”',
  place:
    'Once you take part, choose a card in secret and change it as often as you like. At zero it is final; whoever has none gets three seconds for one choice. Then all tokens are uncovered at once.',
  ready:
    'Nothing more to do? Press Pass, or I’m sure once you have chosen: both say that you are ready. When everybody is, nobody has to wait for zero.',
  'score.title': 'Points of a round',
  'score.about': '“Found” means that somebody put a token on a card that is valid for them.',
  'score.what': 'You …',
  'score.found': 'found',
  'score.not-found': 'not found',
  'score.valid': 'put a token on a valid card',
  'score.called': '… and called Go!',
  'score.alone': '… and nobody else is on that card',
  'score.joker': '… and needed the joker',
  'score.invalid': 'put a token on an invalid card',
  'score.caller-wrong': 'called Go! without a valid card',
  'score.button': 'show the red button',
  'score.doom': 'called “We’re all going to die!”',
  'score.more': '{points} more',
  'score.floor': 'The sum is added to your points; they never fall below 0.',
  'example.title': 'Two rounds as examples',
  'example.go':
    'Ada calls Go!, Ben and Cleo follow, two others say nothing. Ada and Ben stand on different valid cards, Cleo on an invalid one. Ada gets 3 points (valid, called, alone on the card), Ben 2 (valid, alone); Cleo loses 1. The other two stay as they are.',
  'example.doom':
    'Ada calls “We’re all going to die!” and Ben follows: both show the red button. Cleo goes on searching and is the only one on a valid card. Ada loses 2 points (call and button), Ben 1 (button); Cleo gets 2 (valid, alone). Had nobody found a card, Ada would have got 2 and Ben 1.',
  'end.title': 'The end of a round',
  'end.case': 'What happened',
  'end.captain': 'Captain',
  'end.card': 'Card won',
  'end.go-found': 'Go!, found',
  'end.go-found.captain': 'the caller, even if only a follower was right',
  'end.go-found.card': 'the card the caller is on; infinity’s top card takes its place',
  'end.go-missed': 'Go!, not found',
  'end.go-missed.captain': 'stays',
  'end.go-missed.card': 'the captain wins infinity’s top card',
  'end.doom-right': '“We’re all going to die!”, not found',
  'end.doom-right.captain': 'the caller',
  'end.doom-right.card': 'infinity’s top card',
  'end.doom-wrong': '“We’re all going to die!”, found',
  'end.doom-wrong.captain': 'whoever was right and chose first',
  'end.doom-wrong.card': 'the card they are on; infinity’s top card takes its place',
  'end.silent': 'Nobody called',
  'end.silent.captain': 'stays',
  'end.silent.card': 'none; infinity’s top card leaves the game',
  'winning.title': 'Winning the match',
  winning:
    'The match ends after the round in which somebody has 18 points or more, or infinity is used up. The player with the most points wins, points beyond 18 included; ties go to whoever has won more cards; if that is equal too, the victory is shared.',
  'variants.title': 'Variants',
  variants:
    'Seven options, in any mix. They also make the search easier or harder: the more cards can be right, the sooner somebody finds one.',
  'variants.easier': 'for learners and children',
  'variants.more': 'more solutions',
  'variants.fewer': 'fewer solutions',
  'variants.blackHole':
    'If infinity’s top card shows a black hole, the black disc is thrown too. The card its cell falls on must not show the planets whose marbles lie in that cell.',
  'variants.noJoker': 'There is no joker.',
  'variants.void':
    'Three cards of the deck lie face down. In the galaxy they show no planet and are never the card to find; on top of infinity they are turned up.',
  'variants.bigGalaxy': '36 cards, six by six: more to search, more to find.',
  'variants.rotation': 'The pattern may also be turned by a quarter, a half or three quarters about the disc.',
  'variants.sphere': 'Opposite edges touch: what falls out on the right comes in on the left, and so all round.',
  'variants.learner': 'The disc always lies in the middle of the computer; only the marbles are thrown.',
  'times.title': 'Time',
  times: 'Each wait is a table option, from seconds to minutes, or none at all: then only what the players do ends it.',
  'times.searchSeconds': 'After this the search ends without a call.',
  'times.countdownSeconds': 'From a call to zero.',
  'times.placeSeconds': 'After zero, for those without a card.',
  'times.pauseSeconds': 'After this the table throws by itself.',
  'ruling.SETUP-1':
    'Which planets each card shows is our own choice: every group of two to five of the six planets, once.',
  'ruling.SETUP-3': 'Of infinity only the top card is seen.',
  'ruling.TIME-3':
    'The times for searching, for the countdown, for choosing after zero and between rounds can be set, each or none, at every table.',
  'ruling.THROW-2': 'If the captain doesn’t throw, the table does when the pause is over.',
  'ruling.CALL-6':
    'After a doom call a searcher who has chosen may still follow, which takes the choice back. Whoever laid the joker may not.',
  'ruling.JOKER-3': 'Whoever laid the joker must need it: a card that is valid without it counts as invalid for them.',
  'ruling.JOKER-5':
    'Laying the joker in a Go! round without having spoken counts as following. A choice made before laying one’s own joker stands.',
  'ruling.JOKER-6': 'Where patterns turn, “valid without the joker” means in any turn.',
  'ruling.JOKER-7':
    'The joker can’t stand for a card outside the galaxy, lift a black hole’s ban, or make a face-down card valid. It may lie on a face-down card.',
  'ruling.PLACE-1':
    'You may choose from the moment you take part: the caller from the call, a follower from following, a searcher from the doom call. Before any call nobody may.',
  'ruling.PLACE-2': 'Choosing a card again, even the same one, is a new choice made at that later moment.',
  'ruling.PLACE-3':
    'Whoever has no card at zero gets a few seconds (three, unless the table says otherwise) for a single choice.',
  'ruling.PLACE-4':
    'Whoever must have a card and has none counts as having an invalid one. A searcher of a doom round simply sits out, unless they laid the joker.',
  'ruling.PLACE-5': 'The seconds after zero end at once when nobody is left who may still choose.',
  'ruling.PLACE-6': 'A token may be put on a face-down card. It is an invalid card.',
  'ruling.READY-1': 'From the throw until the reveal you may say once a round that you are ready, by Pass or I’m sure.',
  'ruling.READY-2': 'Whoever is ready does nothing more in this round; not choosing still counts as an invalid card.',
  'ruling.READY-3':
    'If everybody is ready the countdown falls to zero at once; without a call the round ends in silence.',
  'ruling.SCORE-3': 'The point for calling Go! goes only to a caller who is on a valid card.',
  'ruling.SCORE-10':
    'The invalid card of somebody who chose none lies nowhere and spoils nobody’s point for being alone.',
  'ruling.END-2': 'After a Go! that nobody made good, the captain stays and wins infinity’s top card.',
  'ruling.END-4':
    'After a doom call proved wrong, whoever was right and made their final choice first becomes captain.',
  'ruling.END-5':
    'If a follower is right and the caller put no token anywhere, the caller becomes captain and wins nothing; infinity’s top card leaves the game.',
  'ruling.END-6': 'In silence nobody scores, the captain stays, and infinity’s top card leaves the game.',
  'ruling.END-8': 'A face-down card that is won stays unseen.',
  'ruling.HOLE-3':
    'A black disc without marbles in its cell counts for nothing; with marbles its cell must fall inside the galaxy.',
  'keys.title': 'On the keyboard',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'go from card to card',
  'keys.choose.key': 'Enter',
  'keys.choose': 'choose the card, or lay the joker on it',
  'keys.throw.key': 'T',
  'keys.throw': 'throw, as captain',
  'keys.go.key': 'G',
  'keys.go': 'Go!',
  'keys.doom.key': 'D',
  'keys.doom': 'We’re all going to die!',
  'keys.follow.key': 'F',
  'keys.follow': 'follow',
  'keys.joker.key': 'J',
  'keys.joker': 'take the joker',
  'keys.ready.key': 'R',
  'keys.ready': 'ready: Pass, or I’m sure',
  'keys.computer.key': 'C',
  'keys.computer': 'hear the throw again',
  'keys.letters.key': 'L',
  'keys.letters': 'letters on planets, on or off',
  'keys.escape.key': 'Esc',
  'keys.escape': 'put the joker back',
} as const;

export type SpaceBowlRulesKey = keyof typeof en;

export default en;
