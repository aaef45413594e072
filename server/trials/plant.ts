/** Takes the guards away that `PLANTED` names. */

import { CLUSTER_GUARDS } from './planted-cluster.ts';
import { GUARDS } from './planted-guards.ts';

const PLANTED = process.env.PLANTED;

/** A file's text as it would be without the guards that `PLANTED` names. */
export function plant(path: string, text: string): string {
  const planted = [...GUARDS, ...CLUSTER_GUARDS].filter(
    ({ name, file }) => name === PLANTED && path.endsWith(`/${file}`),
  );
  return planted.reduce((given, { guard, without }) => given.replace(guard, () => without), text);
}
