export type { BotRunner } from './bots/runner.ts';
export type { House, Log, Shelf } from './house.ts';
export { NO_PROXIES, readProxies, type TrustedProxies } from './net/visitors.ts';
export { HOUSE_SHELF, type RunningServer, type ServerOptions, startServer } from './server.ts';
export { backUp, restore } from './store/backup.ts';
export { checkAll } from './store/check.ts';
export { knownAs, signOut } from './store/sign-out.ts';
