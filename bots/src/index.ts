export { anyLegalMove } from './any-legal-move.ts';
export { type Asked, type Bot, type Decision, LEVELS, type Level, type TimeIsUp } from './bot.ts';
export { CHARACTER_LANGUAGES, CHARACTERS, type Character, LEVEL_NAMES, type Wording } from './characters.ts';
export { type Contestant, type MatchPlan, type PlayedMatch, playMatch } from './match.ts';
export { BOTS, botFor } from './registry.ts';
