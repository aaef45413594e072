/** What everybody may know of tables without waking any, wherever they are run. */

import type { TableInfo } from '#protocol';
import type { House } from '../house.ts';
import { toMoveIn } from '../match/to-move.ts';
import type { Glance } from './elsewhere.ts';
import type { Hall } from './hall.ts';
import { infoOfSleeping } from './info.ts';
import { withAllSettings } from './new-table.ts';
import { refuse } from './refused.ts';
import type { TableData } from './table-data.ts';

type Looked = Pick<Hall, 'register' | 'others' | 'awake' | 'has' | 'hasFailed' | 'listed'>;

export class Glances {
  readonly #house: House;
  readonly #hall: Looked;

  constructor(house: House, hall: Looked) {
    this.#house = house;
    this.#hall = hall;
  }

  /** Null: there is none that is open. */
  async at(id: string): Promise<Glance | null> {
    const { others } = this.#hall;
    const at = this.#hall.has(id) || id === '' ? null : ((await others?.owner(id)) ?? null);
    return at === null ? this.here(id) : (others?.glance(at, id) ?? null);
  }

  async here(id: string): Promise<Glance | null> {
    const table = await this.#hall.awake(id).catch(() => undefined);
    const data = this.#hall.register.get(id);
    if (table !== undefined) return { info: table.info, canMove: toMoveIn(table.session) };
    if (data === undefined || this.#hall.hasFailed(id)) return null;
    return { info: infoOfSleeping(id, data), canMove: data.toMove ?? [] };
  }

  async byCode(code: string): Promise<TableInfo | null> {
    const { register, others } = this.#hall;
    const id = register.withCode(code) ?? (await others?.withCode(code)) ?? '';
    return (await this.at(id))?.info ?? null;
  }

  /** With a reason when there is nothing to see. */
  async look(id: string): Promise<TableInfo> {
    const seen = await this.at(id);
    if (seen !== null) return seen.info;
    if (this.#hall.hasFailed(id)) refuse('table-has-failed');
    const data = ((await this.#house.store.table(id)) ?? refuse('no-such-table')).data as TableData;
    return data.match?.outcome ? infoOfSleeping(id, withAllSettings(data)) : refuse('table-is-closed');
  }

  /** Tables of every process that anybody may sit down at, or watch. */
  async listed(): Promise<readonly TableInfo[]> {
    const elsewhere = (await this.#hall.others?.listed()) ?? [];
    return [...this.#hall.listed.map(({ info }) => info), ...elsewhere];
  }
}
