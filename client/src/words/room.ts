import { defineArea } from './area.ts';
import type { RoomKey } from './room/en.ts';

/** What is said in a room: between matches, to those who come late, to the host, and on the TV. */
export const room = defineArea<RoomKey>('room');
