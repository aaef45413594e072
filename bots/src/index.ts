export { type Asked, type Bot, type Decision, LEVELS, type Level } from './bot.ts';
