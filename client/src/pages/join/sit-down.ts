import { notify } from '../../app/notices.ts';
import { askTable } from '../../server/api.ts';
import { houseWords } from '../table/refusals.ts';

/** All seats may be taken: then one watches. Whoever could do something about it is told what. */
export async function sitDown(table: string): Promise<void> {
  const seated = await askTable(table, 'sit', {});
  if (!seated.ok && seated.because === 'name-is-taken') notify(houseWords(seated.because), 'bad');
}
