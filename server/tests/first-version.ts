/** A data folder as the first version of this program left it: six matches of Ada and Grace, one of them still on. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FILE = new URL('./data/first-version.sqlite.gz', import.meta.url);

export const ADA = { id: 'qo_XFiYsSNSe', cookie: 'starboard=nw9iUfkRESl-k-AUYRhbSXhBYCVH48Wm' } as const;
export const GRACE = { id: 'JrfhSqP6YB5Z', cookie: 'starboard=oii8vV_PW7VOhBdksNEfqX_2NwqCqa8D' } as const;
/** The table whose match was on, and the match. */
export const RUNNING = { table: 'H9vjYYfG8IWkoBWc-S4jHg', match: 'ixHT_KuMN3WP0L1n7mv7SA' } as const;
/** Both seats were played on Ada's device. */
export const BESIDE = 'UPhvQlvzgWSFvxrzvCH77w';

export function layFirstVersion(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'starboard.sqlite'), gunzipSync(readFileSync(FILE)));
}
