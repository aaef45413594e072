/** What somebody without a seat can do while a match is on: have their own back, take a bot's, or play the next match. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import type { Seat as SeatNumber } from '#tabletop';
import { botLook } from '../../catalogue/levels.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { Seat } from '../../look/seat.tsx';
import { isNamed } from '../../settings/settings.ts';
import { room } from '../../words/room.ts';
import { shell } from '../../words/shell.ts';
import { NameDialog } from '../name-dialog.tsx';
import { askSaid } from './ask-said.ts';
import './late-ways.css';

const { say } = room;

interface BotSeat {
  readonly seat: SeatNumber;
  readonly name: string;
  readonly level: string;
}

const botSeats = ({ seats }: TableInfo): readonly BotSeat[] =>
  seats.flatMap((info, seat) => (info.kind === 'bot' ? [{ seat, name: info.name, level: info.level }] : []));

/** A bot plays in the seat that this device held last. */
export const isOwnSeatABots = (table: TableInfo, ownSeat: SeatNumber | null): boolean =>
  ownSeat !== null && table.seats[ownSeat]?.kind === 'bot';

interface LateWaysProps {
  readonly table: TableInfo;
  /** The seat this device held last in this match. */
  readonly ownSeat: SeatNumber | null;
  /** Null: they are in for it already. */
  readonly onNext: (() => void) | null;
  readonly onSeated?: () => void;
  /** Where the buttons stand; what they open stands beside it. */
  readonly children: (ways: ComponentChildren) => ComponentChildren;
}

export function LateWays({ table, ownSeat, onNext, onSeated, children }: LateWaysProps) {
  const [isChoosing, setChoosing] = useState(false);
  // Whoever has no name yet is asked for one before they sit down.
  const [isNaming, setNaming] = useState<SeatNumber | null>(null);
  const bots = botSeats(table);
  const own = bots.find(({ seat }) => seat === ownSeat);
  const sitDown = async (seat: SeatNumber): Promise<void> => {
    if (await askSaid(table.id, 'take-over', { seat })) onSeated?.();
  };
  const takeOver = (seat: SeatNumber): void => {
    setChoosing(false);
    if (isNamed.peek()) void sitDown(seat);
    else setNaming(seat);
  };
  const [only] = bots;
  const ways = (
    <span class="late-ways">
      {own !== undefined ? (
        <Button kind="primary" onPress={() => takeOver(own.seat)}>
          {say('late.back')}
        </Button>
      ) : bots.length === 1 && only !== undefined ? (
        <Button kind="primary" onPress={() => takeOver(only.seat)}>
          {say('late.take', { name: only.name })}
        </Button>
      ) : bots.length > 1 ? (
        <Button kind="primary" onPress={() => setChoosing(true)}>
          {say('late.take-one')}
        </Button>
      ) : null}
      {onNext === null ? null : <Button onPress={onNext}>{say('late.next')}</Button>}
    </span>
  );
  return (
    <>
      {children(ways)}
      <Dialog
        open={isChoosing}
        title={say('late.title')}
        closeLabel={shell.say('close')}
        onClose={() => setChoosing(false)}
      >
        <p class="soft">{say('late.hint')}</p>
        <div class="late-seats">
          {bots.map(({ seat, name, level }) => (
            <Seat
              key={seat}
              seat={seat}
              name={name}
              face={{ who: 'bot', look: botLook(level) }}
              label={say('late.take', { name })}
              onPress={() => takeOver(seat)}
            />
          ))}
        </div>
      </Dialog>
      <NameDialog
        open={isNaming !== null}
        onClose={() => setNaming(null)}
        onKept={() => {
          if (isNaming !== null) void sitDown(isNaming);
        }}
      />
    </>
  );
}
