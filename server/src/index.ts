export type { BotRunner } from './bots/runner.ts';
export type { House, Log, Shelf } from './house.ts';
export { HOUSE_SHELF, type RunningServer, type ServerOptions, startServer } from './server.ts';
