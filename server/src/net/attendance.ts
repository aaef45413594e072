/** A bot with a name of its own waits on a line to be given seats. */

import type { ToClient } from '#protocol';
import type { Attendant } from '../bots/named.ts';
import type { House } from '../house.ts';
import type { Hall } from '../tables/hall.ts';
import type { Line } from '../tables/line.ts';
import { refuse } from '../tables/refused.ts';

export class Attendance implements Attendant {
  readonly #house: House;
  readonly #line: Pick<Line, 'guest' | 'send'>;

  /** What it was asked for before, and still sits at, it is asked for again. */
  constructor(house: House, hall: Hall, line: Pick<Line, 'guest' | 'send'>, isWelcome: () => void) {
    const { name, games } = house.named.ofGuest(line.guest) ?? refuse('not-a-bot');
    this.#house = house;
    this.#line = line;
    isWelcome();
    house.named.attend(line.guest, this);
    this.#say({ type: 'attending', name, games });
    for (const seat of hall.register.seatsOfProgram(line.guest)) this.offer(seat);
  }

  offer(seat: Parameters<Attendant['offer']>[0]): void {
    this.#say({ type: 'seat-offered', ...seat });
  }

  end(): void {
    this.#house.named.leave(this.#line.guest, this);
  }

  #say(message: ToClient): void {
    this.#line.send(JSON.stringify(message));
  }
}
