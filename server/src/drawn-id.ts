import { randomBytes } from 'node:crypto';

/** Names and tokens that nobody can guess. None begins with a dash: on a command line that would be an option. */
export function drawnId(bytes: number): string {
  for (;;) {
    const id = randomBytes(bytes).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
