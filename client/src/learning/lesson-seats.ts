import type { SeatNow } from '../host/host.ts';
import { playerName } from '../settings/settings.ts';
import { YOU } from './lesson-match.ts';

const HERE = { level: null, presence: 'here', takenOverAt: null } as const;

/** Who learns, and somebody beside them. */
export const lessonSeats = (partner: string): readonly SeatNow[] => [
  { seat: YOU, name: playerName.value, kind: 'you', ...HERE },
  { seat: 1, name: partner, kind: 'bot', ...HERE },
];
