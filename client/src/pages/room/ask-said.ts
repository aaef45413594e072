import { notify } from '../../app/notices.ts';
import { askTable, type TableDeed } from '../../server/api.ts';
import { houseWords } from '../table/refusals.ts';

/** Whether it was done; if not, the reason is said. */
export async function askSaid(table: string, deed: TableDeed, body: object): Promise<boolean> {
  const answer = await askTable(table, deed, body);
  if (!answer.ok) notify(houseWords(answer.because), 'bad');
  return answer.ok;
}
