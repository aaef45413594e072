/** Whoever watches a match of the room is offered a way in: a bot's seat now, or one's own again, or the next match. */

import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import type { Seat as SeatNumber } from '#tabletop';
import { notify } from '../../app/notices.ts';
import { botLook } from '../../catalogue/levels.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { watch } from '../../look/icons.ts';
import { Seat } from '../../look/seat.tsx';
import { isNamed } from '../../settings/settings.ts';
import { room } from '../../words/room.ts';
import { shell } from '../../words/shell.ts';
import { NameDialog } from '../name-dialog.tsx';
import { askSaid } from './ask-said.ts';
import './late-offer.css';

const { say } = room;

interface BotSeat {
  readonly seat: SeatNumber;
  readonly name: string;
  readonly level: string;
}

const botSeats = ({ seats }: TableInfo): readonly BotSeat[] =>
  seats.flatMap((info, seat) => (info.kind === 'bot' ? [{ seat, name: info.name, level: info.level }] : []));

export function LateOffer({ host }: { readonly host: TableHost }) {
  const [isChoosing, setChoosing] = useState(false);
  // Whoever has no name yet is asked for one before they sit down.
  const [isNaming, setNaming] = useState<SeatNumber | null>(null);
  const [isPutOff, setPutOff] = useState(false);
  const table = host.table.value;
  const you = host.you.value;
  if (table === null || host.ours.value.length > 0 || isPutOff) return null;
  const bots = botSeats(table);
  const own = bots.find(({ seat }) => seat === host.room.ownSeat.value);
  const part = table.room.people.find(({ guest }) => guest === you)?.part ?? 'watches';
  const takeOver = (seat: SeatNumber): void => {
    setChoosing(false);
    if (isNamed.peek()) void askSaid(host.id, 'take-over', { seat });
    else setNaming(seat);
  };
  const waitForNext = async (): Promise<void> => {
    if (part === 'waits' || (await askSaid(host.id, 'wait', {}))) notify(say('late.next.said'), 'good');
    setPutOff(true);
  };
  const [only] = bots;
  return (
    <>
      <Banner
        icon={watch}
        action={
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
            <Button onPress={() => void waitForNext()}>{say('late.next')}</Button>
          </span>
        }
      >
        {say(own === undefined ? 'late.watching' : 'late.left')}
      </Banner>
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
          if (isNaming !== null) void askSaid(host.id, 'take-over', { seat: isNaming });
        }}
      />
    </>
  );
}
