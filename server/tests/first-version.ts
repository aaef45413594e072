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

/** The same folder later: the server was killed while they played a match of each game. */
const PLAYING_FILE = new URL('./data/first-version-playing.sqlite.gz', import.meta.url);
/** Each with how many entries were stored. */
export const PLAYING = [
  { game: 'gravity-superstar', ...RUNNING, entries: 4 },
  { game: 'space-bowl', table: 'SGHFar0BI3Yqq0UZTo7beQ', match: 'KD4e4d0VyPCsVFeDOtksXQ', entries: 10 },
  { game: 'space-lab', table: 'SyLSpjub1JbGOMef7SpgAA', match: 'HjCXT9gjw11fx4fRp8ZamQ', entries: 10 },
  { game: 'space-builder', table: 'zefj6iT9GxdHBtvXRmVi9A', match: 'oogy8k3wAl8_tRMK5H9JBw', entries: 12 },
] as const;
export const FINISHED = [
  ...['7b3UV6bmMM7-D98Hr80EFw', '941VQoiWU35Yo6F-yYTpfw', BESIDE, 'UczSrV-oWsDFVwRDnHLhiQ', 'j7mFUjbCitk0nHApMTFlhA'],
] as const;

const lay = (folder: string, file: URL): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'starboard.sqlite'), gunzipSync(readFileSync(file)));
};

export const layFirstVersion = (folder: string): void => lay(folder, FILE);
export const layFirstVersionPlaying = (folder: string): void => lay(folder, PLAYING_FILE);
