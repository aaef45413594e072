import { MATCH_IS_OVER, below, copyChance, isListOf, isObject, isOneOf, parsed, pick, plainOffers, seatsOf, shuffle, unknownKey, unparsable } from "#tabletop";
// games/space-builder/src/events.ts
/** [SIGHT-1] [SIGHT-5] Other players learn how many buildings a board has, and only when that changes. */
function eventFor(event, viewer) {
	switch (event.type) {
		case "built":
			if (seesBoardOf(viewer, event.seat)) return event;
			return event.placed === event.placedBefore ? null : placedOnly(event);
		case "tookBack": return seesBoardOf(viewer, event.seat) ? event : placedOnly(event);
		default: return event;
	}
}
/** [SIGHT-1] [SIGHT-2] While a plan is up. */
function seesBoardOf(viewer, seat) {
	return viewer === seat || viewer === "spectator";
}
var placedOnly = ({ seat, placed }) => ({
	type: "placed",
	seat,
	placed
});
// games/space-builder/src/components.ts
/** The things on the table, and how they are numbered. */
/** [SETUP-1] Each player has these eight, the same for all. */
var BUILDINGS = [
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8
];
/** [SETUP-2] The starred ones, open from the start. */
var STARRED = [
	1,
	2,
	3,
	4
];
var FACES = ["A", "B"];
/** [SETUP-3] In reading order; the printed Base lies between 5 and 6. */
var PLOTS = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7
];
/** Clockwise; 0 has its top up. */
var QUARTER_TURNS = [
	0,
	1,
	2,
	3
];
function placeOf(plot) {
	return plot < 6 ? plot : plot + 1;
}
/** Where a place comes to lie when the card is turned clockwise. */
function turnedPlace(place, by) {
	let [row, column] = [Math.floor(place / 3), place % 3];
	for (let turn = 0; turn < by; turn++) [row, column] = [column, 2 - row];
	return row * 3 + column;
}
function turned(turn, by) {
	return (turn + by) % QUARTER_TURNS.length;
}
// games/space-builder/src/state.ts
/** The nouns of a match. */
/** Placed buildings and finished rounds never change, so copies may share them. */
function copy(state) {
	return {
		options: copyOptions(state.options),
		chance: copyChance(state.chance),
		phase: state.phase,
		since: state.since,
		deadline: state.deadline,
		plan: state.plan,
		turned: state.turned,
		comingPlans: state.comingPlans.slice(),
		comingTurns: state.comingTurns.slice(),
		held: copyHeld(state.held),
		boards: copyBoards(state.boards),
		finished: state.finished.slice(),
		ready: state.ready.slice(),
		hasBuilt: state.hasBuilt,
		idleRounds: state.idleRounds,
		opened: state.opened,
		rounds: state.rounds.slice()
	};
}
function copyBoards(boards) {
	return boards.map((board) => board.slice());
}
function copyHeld(held) {
	return held.map((buildings) => buildings.slice());
}
function copyOptions({ upright, roundSeconds, pauseSeconds }) {
	return {
		upright,
		roundSeconds,
		pauseSeconds
	};
}
// games/space-builder/src/imagine.ts
/** Some full state that looks exactly like a view. */
/** [SIGHT-4] The plans to come are left to chance; boards that are hidden are made up. */
function imagine(view, chance) {
	return {
		options: copyOptions(view.options),
		chance,
		phase: view.phase,
		since: view.since,
		deadline: view.deadline,
		plan: view.plan?.plan ?? null,
		turned: view.plan?.turned ?? 0,
		comingPlans: [],
		comingTurns: [],
		held: copyHeld(view.held),
		boards: view.held.map((held, seat) => {
			const seen = view.boards[seat] ?? null;
			return seen === null ? someBoard(held, view.placed[seat] ?? 0, chance) : seen.slice();
		}),
		finished: view.finished.slice(),
		ready: view.ready.slice(),
		hasBuilt: view.hasBuilt,
		idleRounds: view.idleRounds,
		opened: view.opened,
		rounds: view.rounds.slice()
	};
}
/** So many of the held buildings, anywhere and anyhow. */
function someBoard(held, placed, chance) {
	const buildings = shuffle(chance, held.slice()).slice(0, placed);
	const plots = shuffle(chance, PLOTS.slice());
	buildings.sort((one, other) => one - other);
	return buildings.map((building, index) => ({
		building,
		face: pick(chance, FACES),
		plot: plots[index] ?? 0,
		turn: pick(chance, QUARTER_TURNS)
	}));
}
// games/space-builder/src/refusals.ts
var NO_PLAN_UP = {
	because: "no-plan-up",
	rule: "BUILD-1"
};
var BOARD_LOCKED = {
	because: "board-locked",
	rule: "FINISH-2"
};
var BUILDING_LOCKED = {
	because: "building-locked",
	rule: "BUILD-2"
};
var NOT_ON_BOARD = {
	because: "not-on-board",
	rule: "BUILD-6"
};
var BUILDINGS_MISSING = {
	because: "buildings-missing",
	rule: "FINISH-1"
};
var NOTHING_TO_OPEN = {
	because: "nothing-to-open",
	rule: "OPEN-2"
};
var NOT_THE_WINNER = {
	because: "not-the-winner",
	rule: "OPEN-2"
};
var ALREADY_OPEN = {
	because: "already-open",
	rule: "OPEN-2"
};
var PLAN_IS_UP = {
	because: "plan-is-up",
	rule: "PACE-3"
};
var ALREADY_READY = {
	because: "already-ready",
	rule: "PACE-3"
};
var NOT_DUE = {
	because: "not-due",
	rule: "PACE-5"
};
// games/space-builder/src/rules/building.ts
/** [BUILD-1] [FINISH-2] Why this seat's board can't be touched now, if so. */
function whyBoardIsShut(state, seat) {
	if (state.phase !== "building") return NO_PLAN_UP;
	return state.finished.includes(seat) ? BOARD_LOCKED : null;
}
function boardOf(state, seat) {
	const board = state.boards[seat];
	if (board === void 0) throw new RangeError(`no seat ${seat}`);
	return board;
}
function heldBy(state, seat) {
	const held = state.held[seat];
	if (held === void 0) throw new RangeError(`no seat ${seat}`);
	return held;
}
/**
* [BUILD-2] Any face, plot and turn, but only with what you hold. [BUILD-3] Again for the same building: it moves.
* [BUILD-4] What stood on the plot goes back to hand.
*/
function build(state, seat, move, tell) {
	const shut = whyBoardIsShut(state, seat);
	if (shut !== null) return shut;
	if (!heldBy(state, seat).includes(move.building)) return BUILDING_LOCKED;
	const board = boardOf(state, seat);
	const before = board.find(({ building }) => building === move.building) ?? null;
	if (before !== null && isSame(before, move)) return null;
	const placedBefore = board.length;
	lift(board, before);
	const sentBack = board.find(({ plot }) => plot === move.plot) ?? null;
	lift(board, sentBack);
	const built = {
		building: move.building,
		face: move.face,
		plot: move.plot,
		turn: move.turn
	};
	insert(board, built);
	state.hasBuilt = true;
	tell({
		type: "built",
		seat,
		built,
		before,
		sentBack: sentBack?.building ?? null,
		placed: board.length,
		placedBefore
	});
	return null;
}
/** [BUILD-6] */
function takeBack(state, seat, { building }, tell) {
	const shut = whyBoardIsShut(state, seat);
	if (shut !== null) return shut;
	const board = boardOf(state, seat);
	const standing = board.find((placed) => placed.building === building);
	if (standing === void 0) return NOT_ON_BOARD;
	lift(board, standing);
	tell({
		type: "tookBack",
		seat,
		building,
		placed: board.length
	});
	return null;
}
/** By hand, as below: `splice` would make a list each time. */
function lift(board, placed) {
	if (placed === null) return;
	for (let index = board.indexOf(placed) + 1; index < board.length; index++) board[index - 1] = board[index];
	board.pop();
}
/** Boards run ascending by building. */
function insert(board, placed) {
	let index = board.length;
	for (; index > 0; index--) {
		const below = board[index - 1];
		if (below === void 0 || below.building < placed.building) break;
		board[index] = below;
	}
	board[index] = placed;
}
/** [BUILD-5] */
function isSame(one, other) {
	return one.plot === other.plot && one.face === other.face && one.turn === other.turn;
}
// games/space-builder/src/rules/clock.ts
/** [FINISH-5] [PACE-4] Without a time there is no deadline: only the players end that wait. */
function later(at, seconds) {
	return seconds === null ? null : at + 1e3 * seconds;
}
/** A phase begins now, and ends by itself after so long. */
function begin(state, phase, at, seconds) {
	state.phase = phase;
	state.since = at;
	state.deadline = later(at, seconds);
}
// games/space-builder/src/notation.ts
/**
* Positions and moves as short text.
*
* `3B5v` is building 3, face B, on plot 5, its top pointing down. A board is such words in a row, ascending.
* Moves: `3B5v` builds, `-3` takes back, `+6` unlocks; `finish` and `ready` are themselves.
*/
/** Where the top of a building points, by quarter turns. */
var TOPS = "^>v<";
function readBuilding(letter) {
	return BUILDINGS.find((building) => String(building) === letter) ?? null;
}
function readPlaced(word) {
	const building = readBuilding(word[0]);
	const face = FACES.find((letter) => letter === word[1]);
	const plot = PLOTS.find((number) => String(number) === word[2]);
	const turn = QUARTER_TURNS.find((turns) => TOPS[turns] === word[3]);
	if (word.length !== 4 || building === null || face === void 0 || plot === void 0 || turn === void 0) return null;
	return {
		building,
		face,
		plot,
		turn
	};
}
function readBoard(text) {
	return text.split(" ").filter((word) => word !== "").map((word) => {
		const placed = readPlaced(word);
		if (placed === null) throw new SyntaxError(`"${word}" is not a building on a board, as 3B5v is`);
		return placed;
	});
}
// games/space-builder/src/plans.ts
/** [SETUP-4] The twenty plans, and how each looks when it comes up turned. */
var PLANS = [
	"1A1> 2A4v 3B7> 4A5< 5A2< 6A0^ 7B3< 8B6<",
	"1A4v 2A7> 3B2< 4A3> 5A5v 6A0< 7B1< 8B6v",
	"1A1> 2A5^ 3A4v 4B6< 5A2^ 6B7< 7A0v 8B3v",
	"1B0< 2A5v 3B7> 4A4v 5B1< 6A2> 7B6v 8A3v",
	"1B3v 2B6< 3B1^ 4A7> 5B4< 6B2> 7B5> 8A0v",
	"1A5< 2B4> 3B7^ 4B2< 5A0^ 6B6v 7A1> 8B3<",
	"1A7^ 2B5^ 3A6< 4A2^ 5A3> 6B1^ 7A0^ 8A4^",
	"1B3> 2B0< 3A2> 4B6> 5A1> 6B4> 7A7v 8A5>",
	"1B6> 2A7^ 3A3^ 4B1v 5A0^ 6B4v 7A5> 8A2^",
	"1B3< 2B6v 3B4< 4A2^ 5B7v 6A1> 7B0> 8B5^",
	"1B5^ 2B3> 3B6v 4B0v 5B4^ 6B7< 7A2v 8B1<",
	"1A0^ 2A3^ 3B5< 4B1< 5B4v 6A2^ 7B6> 8B7>",
	"1B7v 2A6< 3B0> 4B5> 5B3> 6A4v 7A1^ 8B2^",
	"1A4^ 2A2v 3A0^ 4A7^ 5A6< 6B5> 7B3< 8B1>",
	"1A2v 2B0< 3A1v 4A5v 5A3v 6B6^ 7B7v 8A4>",
	"1A0< 2B1^ 3A3> 4A4v 5B5> 6A7v 7A2< 8A6^",
	"1B6< 2A4< 3A3v 4B0^ 5B2> 6A5v 7A7^ 8A1<",
	"1B7> 2B1v 3A5^ 4B0^ 5B6< 6A3< 7B4^ 8A2v",
	"1A2v 2B1> 3A4< 4A3< 5A7v 6B5< 7A6< 8B0>",
	"1B1^ 2A2> 3B5v 4B6> 5B0^ 6A3^ 7B4^ 8A7<"
].map(readBoard);
/** [PLAN-3] What must be built, in the frame of the boards, however the card was turned. */
function planOf(number) {
	const plan = PLANS[number - 1];
	if (plan === void 0) throw new RangeError(`no plan ${number}`);
	return plan;
}
function askedOf(plan, building) {
	return plan[building - 1];
}
/** Every card in every position, made once: views only point at them. */
var SHOWN = PLANS.map((plan, index) => QUARTER_TURNS.map((by) => ({
	plan: index + 1,
	turned: by,
	base: turnedPlace(6, by),
	buildings: plan.map(({ building, face, plot, turn }) => ({
		building,
		face,
		place: turnedPlace(placeOf(plot), by),
		turn: turned(turn, by)
	}))
})));
function shownPlan(number, by) {
	const shown = SHOWN[number - 1]?.[by];
	if (shown === void 0) throw new RangeError(`no plan ${number}`);
	return shown;
}
// games/space-builder/src/rules/plan.ts
/** Chapter PLAN of RULEBOOK.md: a plan comes up. */
/** [PLAN-1] For everyone at the same moment, and everyone's buildings are back in hand. */
function bringUpPlan(state, at, tell) {
	const plan = nextPlan(state);
	state.plan = plan;
	state.turned = nextTurn(state);
	begin(state, "building", at, state.options.roundSeconds);
	state.boards = state.boards.map(() => []);
	state.finished = [];
	state.ready.fill(false);
	state.hasBuilt = false;
	state.opened = null;
	tell({
		type: "planCameUp",
		round: state.rounds.length + 1,
		plan: shownPlan(plan, state.turned),
		deadline: state.deadline
	});
}
/** [PLAN-5] None comes up again before all twenty have; then they are shuffled anew. */
function nextPlan(state) {
	const given = state.comingPlans.shift();
	if (given !== void 0) return given;
	const used = usedOfThisShuffle(state);
	let steps = below(state.chance, PLANS.length - used.length);
	for (let plan = 1;; plan++) {
		if (used.includes(plan)) continue;
		if (steps === 0) return plan;
		steps--;
	}
}
/** Every plan that came up before belongs to a finished round. */
function usedOfThisShuffle({ rounds }) {
	const first = rounds.length - rounds.length % PLANS.length;
	return rounds.slice(first).map(({ plan }) => plan);
}
/** [PLAN-2] [PLAN-4] */
function nextTurn(state) {
	if (state.options.upright) return 0;
	return state.comingTurns.shift() ?? pick(state.chance, QUARTER_TURNS);
}
// games/space-builder/src/rules/pace.ts
/** [PACE-2] [PACE-4] From the start of the match, the end of a round nobody won, or the opening of a building. */
function awaitPlan(state, at) {
	begin(state, "waiting", at, state.options.pauseSeconds);
}
/** [PACE-3] Whenever no plan is up, once for each plan. */
function sayReady(state, { at, by }, tell) {
	if (state.phase === "building") return PLAN_IS_UP;
	if (state.ready[by]) return ALREADY_READY;
	state.ready[by] = true;
	tell({
		type: "ready",
		seat: by
	});
	bringUpPlanIfAllReady(state, at, tell);
	return null;
}
/** [PACE-1] Not before the winner has opened a building. */
function bringUpPlanIfAllReady(state, at, tell) {
	if (state.phase === "waiting" && !state.ready.includes(false)) bringUpPlan(state, at, tell);
}
// games/space-builder/src/rules/opening.ts
/** [OPEN-3] [OPEN-4] */
function awaitChoice(state, at) {
	begin(state, "choosing", at, state.options.pauseSeconds);
}
/** Whoever won the last finished round. */
function lastWinner({ rounds }) {
	return rounds.at(-1)?.winner ?? null;
}
/** Ascending. */
function lockedBesides(held) {
	return BUILDINGS.filter((building) => !held.includes(building));
}
/** [OPEN-1] [OPEN-2] */
function unlock(state, { at, by }, { building }, tell) {
	if (state.phase !== "choosing") return NOTHING_TO_OPEN;
	if (by !== lastWinner(state)) return NOT_THE_WINNER;
	if (heldBy(state, by).includes(building)) return ALREADY_OPEN;
	open(state, {
		at,
		seat: by,
		building,
		because: "chosen"
	}, tell);
	return null;
}
/** [OPEN-3] The winner has let the time pass. */
function openLowest(state, at, tell) {
	const seat = lastWinner(state);
	const building = seat === null ? void 0 : lockedBesides(heldBy(state, seat))[0];
	if (seat === null || building === void 0) throw new Error("nobody has a building to open");
	open(state, {
		at,
		seat,
		building,
		because: "time-is-up"
	}, tell);
}
function open(state, { at, seat, building, because }, tell) {
	const held = heldBy(state, seat);
	held.push(building);
	held.sort((one, other) => one - other);
	state.opened = building;
	tell({
		type: "unlocked",
		seat,
		building,
		because
	});
	awaitPlan(state, at);
	bringUpPlanIfAllReady(state, at, tell);
}
// games/space-builder/src/legal.ts
/** Every way to build each building, made once: there are many, and lists only point at them. */
var WAYS_TO_BUILD = BUILDINGS.map((building) => PLOTS.flatMap((plot) => FACES.flatMap((face) => QUARTER_TURNS.map((turn) => ({
	type: "build",
	building,
	face,
	plot,
	turn
})))));
function waysToBuild(building) {
	return WAYS_TO_BUILD[building - 1] ?? [];
}
function legalMoves(view) {
	const seat = view.viewer;
	if (seat === "spectator") return [];
	switch (view.phase) {
		case "building": return view.finished.includes(seat) ? [] : onTheBoard(view, seat);
		case "choosing": return seat === lastWinner(view) ? [...unlocks(view, seat), ...readiness(view, seat)] : readiness(view, seat);
		case "waiting": return readiness(view, seat);
		case "over": return [];
	}
}
function onTheBoard(view, seat) {
	const held = view.held[seat] ?? [];
	const board = view.boards[seat] ?? [];
	const moves = [];
	for (const building of held) for (const way of waysToBuild(building)) moves.push(way);
	for (const { building } of board) moves.push({
		type: "takeBack",
		building
	});
	if (board.length === held.length) moves.push({ type: "finish" });
	return moves;
}
function unlocks(view, seat) {
	return lockedBesides(view.held[seat] ?? []).map((building) => ({
		type: "unlock",
		building
	}));
}
function readiness(view, seat) {
	return view.ready[seat] ? [] : [{ type: "ready" }];
}
// games/space-builder/src/moves.ts
/** What players can do, and how it is read. */
function parseMove(json) {
	if (!isObject(json)) return null;
	switch (json.type) {
		case "build": return keyCount(json) === 5 ? parseBuild(json) : null;
		case "takeBack":
		case "unlock": return keyCount(json) === 2 && isOneOf(json.building, BUILDINGS) ? {
			type: json.type,
			building: json.building
		} : null;
		case "finish":
		case "ready": return keyCount(json) === 1 ? { type: json.type } : null;
		default: return null;
	}
}
function parseBuild({ building, face, plot, turn }) {
	return isOneOf(building, BUILDINGS) && isOneOf(face, FACES) && isOneOf(plot, PLOTS) && isOneOf(turn, QUARTER_TURNS) ? {
		type: "build",
		building,
		face,
		plot,
		turn
	} : null;
}
/** With every field of a move present, as many keys as fields means no other key. */
function keyCount(json) {
	let count = 0;
	for (const _ in json) count++;
	return count;
}
// games/space-builder/src/rules/ending.ts
/** [END-3] */
var MOST_IDLE_ROUNDS = 3;
/** Ends the match if the round that was just inspected was its last. */
function endOfMatch(state, winner, tell) {
	if (winner !== null && hasAllEight(state, winner)) tell({
		type: "matchWon",
		seat: winner
	});
	else if (state.idleRounds >= MOST_IDLE_ROUNDS) tell({ type: "matchAbandoned" });
	else return false;
	state.phase = "over";
	state.deadline = null;
	return true;
}
/** [END-1] [END-2] */
function hasAllEight(state, seat) {
	return heldBy(state, seat).length === BUILDINGS.length;
}
/** Null while the match is on; none when it was abandoned. */
function winnersOf({ phase, rounds }) {
	if (phase !== "over") return null;
	const winner = rounds.at(-1)?.winner ?? null;
	return winner === null ? [] : [winner];
}
/** [END-5] The scores are rounds won. */
function outcome(state) {
	const winners = winnersOf(state);
	if (winners === null) return null;
	return {
		winners,
		scores: state.held.map((_, seat) => state.rounds.filter(({ winner }) => winner === seat).length)
	};
}
// games/space-builder/src/result.ts
function result(state) {
	return {
		held: copyHeld(state.held),
		round: state.rounds.length,
		rounds: state.rounds.slice(),
		boards: copyBoards(state.boards),
		winners: winnersOf(state)
	};
}
// games/space-builder/src/setup.ts
/** How a match begins, and how a position given in a recording is read. */
function setup({ options, seatCount }, chance, given) {
	const held = given?.held ?? seatsOf(seatCount).map(() => STARRED);
	const state = {
		options: copyOptions(options),
		chance,
		phase: "waiting",
		since: 0,
		deadline: null,
		plan: null,
		turned: 0,
		comingPlans: given === null ? [] : given.plans.slice(),
		comingTurns: given === null ? [] : given.turns.slice(),
		held: copyHeld(held),
		boards: held.map(() => []),
		finished: [],
		ready: held.map(() => false),
		hasBuilt: false,
		idleRounds: 0,
		opened: null,
		rounds: []
	};
	awaitPlan(state, 0);
	return state;
}
var KEYS = [
	"plans",
	"turns",
	"held"
];
function parseSetup(json, { seatCount }) {
	if (!isObject(json)) return unparsable("a set-up is an object");
	const unknown = unknownKey(json, KEYS);
	if (unknown !== null) return unparsable(`unknown key "${unknown}"; a set-up has: ${KEYS.join(", ")}`);
	const plans = json.plans === void 0 ? [] : json.plans;
	if (!isListOf(plans, isPlanNumber)) return unparsable(`"plans" must be a list of plan numbers, 1 to ${PLANS.length}`);
	const repeated = plans.findIndex((plan, index) => isRepeated(plans, plan, index));
	if (repeated >= 0) return unparsable(`"plans" names ${plans[repeated]} twice within one twenty, the second time at ${repeated}`);
	const turns = json.turns === void 0 ? [] : json.turns;
	if (!isListOf(turns, isQuarterTurn)) return unparsable("\"turns\" must be a list of quarter turns, 0 to 3");
	if (json.held === void 0) return parsed({
		plans,
		turns,
		held: null
	});
	if (!isListOf(json.held, isHand) || json.held.length !== seatCount) return unparsable(`"held" must list the building numbers of each of the ${seatCount} seats, 1 to 4 among them, none twice`);
	return parsed({
		plans,
		turns,
		held: json.held.map(ascending)
	});
}
/** [PLAN-5] Each twenty is one shuffle. */
function isRepeated(plans, plan, index) {
	const shuffleStart = index - index % PLANS.length;
	return plans.indexOf(plan, shuffleStart) < index;
}
function isPlanNumber(json) {
	return Number.isInteger(json) && PLANS[json - 1] !== void 0;
}
var isQuarterTurn = (json) => isOneOf(json, QUARTER_TURNS);
var isBuilding = (json) => isOneOf(json, BUILDINGS);
function isHand(json) {
	return isListOf(json, isBuilding) && json.every((building, index) => json.indexOf(building) === index) && STARRED.every((building) => json.includes(building));
}
var ascending = (held) => held.toSorted((one, other) => one - other);
// games/space-builder/src/rules/inspection.ts
/** [INSP-1] [INSP-2] [INSP-3] What each fault costs. */
var DEFECTS = {
	missing: 1,
	misplaced: 2,
	misshown: 2
};
/** [INSP-4] A building has one fault at most: the first of these that is true. */
function faultOf(building, board, plan) {
	const built = board.find((placed) => placed.building === building);
	const asked = askedOf(plan, building);
	if (built === void 0) return "missing";
	if (built.plot !== asked.plot) return "misplaced";
	if (built.face !== asked.face || built.turn !== asked.turn) return "misshown";
	return null;
}
/** [INSP-5] Only the buildings a player holds are asked of them. */
function faultsIn(board, plan, held) {
	const faults = [];
	for (const building of held) {
		const fault = faultOf(building, board, plan);
		if (fault !== null) faults.push({
			building,
			fault
		});
	}
	return faults;
}
function defectsOf(faults) {
	let defects = 0;
	for (const { fault } of faults) defects += DEFECTS[fault];
	return defects;
}
/**
* [WIN-1] The fewest defects win, finished or not. [WIN-4] Who has built nothing is left out.
* [WIN-2] Among equals whoever finished first; those who did not finish come after all who did.
* [WIN-3] If only unfinished players share the fewest, a single one wins; of several nobody does.
*/
function roundWinner(inspected, finished) {
	const builders = inspected.filter(({ placed }) => placed > 0);
	const fewest = Math.min(...builders.map(({ defects }) => defects));
	const best = builders.filter(({ defects }) => defects === fewest).map(({ seat }) => seat);
	const fastest = finished.find((seat) => best.includes(seat));
	if (fastest !== void 0) return fastest;
	return best.length === 1 ? best[0] ?? null : null;
}
// games/space-builder/src/rules/finishing.ts
/** [FINISH-1] [FINISH-6] */
function finish(state, { at, by }, tell) {
	const shut = whyBoardIsShut(state, by);
	if (shut !== null) return shut;
	if (boardOf(state, by).length < heldBy(state, by).length) return BUILDINGS_MISSING;
	state.finished.push(by);
	tell({
		type: "finished",
		seat: by,
		rank: state.finished.length
	});
	if (state.finished.length >= state.boards.length - 1) endRound(state, {
		at,
		because: "all-but-one-finished"
	}, tell);
	return null;
}
/** [FINISH-3] [FINISH-4] Everybody stops as they are, and the boards are inspected. */
function endRound(state, end, tell) {
	const number = state.plan;
	if (number === null) throw new Error("a round ends before a plan came up");
	const plan = planOf(number);
	const faults = state.boards.map((board, seat) => faultsIn(board, plan, heldBy(state, seat)));
	const defects = faults.map(defectsOf);
	const winner = roundWinner(state.boards.map((board, seat) => ({
		seat,
		placed: board.length,
		defects: defects[seat] ?? 0
	})), state.finished);
	state.rounds.push({
		plan: number,
		defects,
		finished: state.finished.slice(),
		winner
	});
	state.idleRounds = state.hasBuilt ? 0 : state.idleRounds + 1;
	tell({
		type: "roundEnded",
		round: state.rounds.length,
		because: end.because,
		faults,
		defects,
		winner
	});
	if (endOfMatch(state, winner, tell)) return;
	if (winner === null) awaitPlan(state, end.at);
	else awaitChoice(state, end.at);
}
// games/space-builder/src/step.ts
/** The table of contents: which chapter answers which move, and which deadline. */
/** [END-4] */
function play(state, input, tell) {
	if (state.phase === "over") return MATCH_IS_OVER;
	return input.by === null ? wake(state, input.at, tell) : answer(state, input, tell);
}
function answer(state, input, tell) {
	const { by, move } = input;
	switch (move.type) {
		case "build": return build(state, by, move, tell);
		case "takeBack": return takeBack(state, by, move, tell);
		case "finish": return finish(state, input, tell);
		case "unlock": return unlock(state, input, move, tell);
		case "ready": return sayReady(state, input, tell);
	}
}
/** [PACE-5] A deadline counts from its own moment, however late anybody notices. */
function wake(state, now, tell) {
	const at = state.deadline;
	if (at === null || now < at) return NOT_DUE;
	switch (state.phase) {
		case "building":
			endRound(state, {
				at,
				because: "time-is-up"
			}, tell);
			break;
		case "choosing":
			openLowest(state, at, tell);
			break;
		case "waiting": bringUpPlan(state, at, tell);
	}
	return null;
}
// games/space-builder/src/view.ts
function view(state, viewer) {
	const { phase, plan } = state;
	return {
		viewer,
		options: copyOptions(state.options),
		phase,
		since: state.since,
		deadline: state.deadline,
		round: state.rounds.length,
		rounds: state.rounds.slice(),
		plan: plan === null ? null : shownPlan(plan, state.turned),
		held: copyHeld(state.held),
		boards: state.boards.map((board, seat) => seesBoard(phase, viewer, seat) ? board.slice() : null),
		placed: state.boards.map((board) => board.length),
		finished: state.finished.slice(),
		ready: state.ready.slice(),
		hasBuilt: state.hasBuilt,
		idleRounds: state.idleRounds,
		opened: state.opened,
		faults: phase === "building" || plan === null ? null : faultsOfLastRound(state, plan),
		winners: winnersOf(state)
	};
}
/** [SIGHT-1] [SIGHT-2] [SIGHT-3] */
function seesBoard(phase, viewer, seat) {
	return phase !== "building" || seesBoardOf(viewer, seat);
}
/** What the winner has opened since was not asked of them yet. */
function faultsOfLastRound(state, plan) {
	const winner = lastWinner(state);
	return state.boards.map((board, seat) => {
		const held = state.held[seat] ?? [];
		const asked = seat === winner ? held.filter((building) => building !== state.opened) : held;
		return faultsIn(board, planOf(plan), asked);
	});
}
// games/space-builder/src/index.ts
/** Space Builder: everyone builds the same city at once, from a plan that lies askew. */
var spaceBuilder = {
	id: "space-builder",
	rulesVersion: 1,
	seats: {
		min: 2,
		max: 4
	},
	options: {
		upright: {
			kind: "flag",
			default: false
		},
		roundSeconds: {
			kind: "seconds",
			min: 30,
			max: 600,
			default: 120
		},
		pauseSeconds: {
			kind: "seconds",
			min: 5,
			max: 600,
			default: 15
		}
	},
	pace: {
		races: ["finish"],
		reveals: ["planCameUp"],
		settles: ["roundEnded"]
	},
	setup,
	play,
	copy,
	wakeAt: (state) => state.deadline,
	outcome,
	result,
	view,
	eventFor,
	legalMoves,
	offers: plainOffers(),
	imagine,
	parseMove,
	parseSetup
};
export { spaceBuilder as default };
