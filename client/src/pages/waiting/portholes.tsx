import { useEffect, useState } from 'preact/hooks';
import type { NamedBotInfo, SeatInfo, TableInfo } from '#protocol';
import type { Seat as SeatNumber } from '#tabletop';
import { LEVELS, type Level } from '#tabletop/levels';
import { botLook, isLevel } from '../../catalogue/levels.ts';
import { isTitle } from '../../catalogue/titles.ts';
import { FIRST_FIT, levelBeside } from '../../local/fitting-level.ts';
import { opponents } from '../../local/opponents.ts';
import { Avatar } from '../../look/avatar.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { TextField } from '../../look/field.tsx';
import { cross, pen, phone, robot } from '../../look/icons.ts';
import { Seat } from '../../look/seat.tsx';
import { Segments } from '../../look/segments.tsx';
import { Ship } from '../../look/ship.tsx';
import { namedBotsFor } from '../../server/api.ts';
import { LONGEST_NAME, playerName } from '../../settings/settings.ts';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { PersonDeeds } from '../room/person-dialog.tsx';
import { AddBotDialog, NamedBots } from './named-bots.tsx';
import './portholes.css';
import type { Asking } from './start-button.tsx';

const { say } = pages;

/** Who comes aboard first is the opponent that fits; the others are a level better and worse. */
const CREW = [0, 1, -1] as const;

const levelFor = ({ game }: TableInfo): Level => (isTitle(game) ? opponents.peek()[game].level : FIRST_FIT.level);

export interface PortholesProps {
  readonly table: TableInfo;
  readonly you: string | null;
  readonly isHost: boolean;
  /** Several people at one device. */
  readonly canShare: boolean;
  readonly onSit: (seat: SeatNumber) => void;
  readonly onRename: () => void;
  readonly ask: Asking;
}

export function Portholes(props: PortholesProps) {
  const { table, you, isHost, canShare, ask } = props;
  const [chosen, setChosen] = useState<SeatNumber | null>(null);
  const [guest, setGuest] = useState<string | null>(null);
  const [adding, setAdding] = useState<SeatNumber | null>(null);
  const [named, setNamed] = useState<readonly NamedBotInfo[]>([]);
  const taken = table.seats.filter((seat) => seat.kind !== 'empty').length;
  const hasRoom = taken < table.seats.length;
  // Looked for ahead, whenever somebody came or went: a tap that waited for an answer would be overtaken by the start.
  useEffect(() => {
    if (isHost && hasRoom) void namedBotsFor(table.game).then(setNamed);
  }, [table.game, isHost, taken]);
  const addBot = (seat: SeatNumber): void => {
    if (named.length > 0) setAdding(seat);
    else void ask('bots', { seat, level: levelFor(table) });
  };
  return (
    <section class="room-ship" aria-label={say('waiting.seats')}>
      <Ship
        title={
          <>
            <strong class="number">{taken}</strong> {say('waiting.aboard', { seats: table.seats.length })}
          </>
        }
        footer={
          <div class="hull-ways">
            {isHost && hasRoom ? (
              <Button kind="paper" icon={robot} onPress={() => fill(props)}>
                {say('waiting.fill')}
              </Button>
            ) : null}
            {canShare && hasRoom && you !== null ? (
              <Button kind="paper" icon={phone} onPress={() => setGuest('')}>
                {say('waiting.share-device')}
              </Button>
            ) : null}
          </div>
        }
        launching={table.phase === 'starting'}
      >
        {table.seats.map((info, seat) => (
          <Porthole
            key={seat}
            {...props}
            info={info}
            seat={seat}
            onChoose={() => setChosen(seat)}
            onAdd={() => addBot(seat)}
          />
        ))}
      </Ship>
      <SeatDialog {...props} seat={chosen} onClose={() => setChosen(null)} />
      {adding !== null && table.seats[adding]?.kind === 'empty' ? (
        <AddBotDialog
          bots={named}
          onChoose={(bot) => {
            void ask('bots', { seat: adding, ...bot });
            setAdding(null);
          }}
          onClose={() => setAdding(null)}
        />
      ) : null}
      <Dialog
        open={guest !== null}
        title={say('waiting.share-device')}
        closeLabel={shell.say('close')}
        onClose={() => setGuest(null)}
        actions={
          <Button
            kind="primary"
            blocked={guest?.trim() === '' ? say('waiting.name-first') : null}
            onPress={() => {
              void ask('sit', { name: guest?.trim() ?? '' });
              setGuest(null);
            }}
          >
            {say('waiting.sit')}
          </Button>
        }
      >
        <TextField label={shell.say('your-name')} value={guest ?? ''} maxLength={LONGEST_NAME} onInput={setGuest} />
      </Dialog>
    </section>
  );
}

/** Not four of the same: a crew is more fun when its members differ. */
function fill({ table, ask }: PortholesProps): void {
  const empty = table.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  for (const [index, seat] of empty.entries())
    void ask('bots', { seat, level: levelBeside(levelFor(table), CREW[index % CREW.length] ?? 0) });
}

type PortholeProps = PortholesProps & {
  readonly info: SeatInfo;
  readonly seat: SeatNumber;
  readonly onChoose: () => void;
  readonly onAdd: () => void;
};

/** Tapping an open seat adds a bot, at once unless there are bots by others to choose from; tapping anybody else opens what can be done. */
function Porthole({ info, seat, table, you, isHost, onSit, onChoose, onAdd }: PortholeProps) {
  const isSeated = table.seats.some((other) => other.kind === 'person' && other.guest === you);
  if (info.kind === 'empty') {
    if (!isSeated)
      return (
        <Seat
          seat={seat}
          face={null}
          size="placed"
          name={say('waiting.take')}
          onPress={() => onSit(seat)}
          label={say('waiting.take-seat', { seat: seat + 1 })}
        />
      );
    if (!isHost) return <Seat seat={seat} face={null} size="placed" name={say('waiting.open')} />;
    return (
      <Seat
        seat={seat}
        face={null}
        size="placed"
        name={say('waiting.add-bot')}
        detail={say('waiting.or-friend')}
        label={say('waiting.add-bot-at', { seat: seat + 1 })}
        onPress={onAdd}
      />
    );
  }
  const isYou = info.kind === 'person' && info.guest === you;
  return (
    <Seat
      seat={seat}
      face={{ who: info.kind, look: info.kind === 'bot' ? botLook(info.level) : seat }}
      size="placed"
      name={info.name}
      detail={seatWords(info, isYou, info.kind === 'person' && info.guest === table.host)}
      away={info.kind === 'person' && !info.here}
      onPress={isHost || isYou ? onChoose : undefined}
    />
  );
}

function seatWords(info: Exclude<SeatInfo, { kind: 'empty' }>, isYou: boolean, isHost: boolean): string {
  if (info.kind === 'bot' && info.named === true) return say('waiting.named-bot');
  if (info.kind === 'bot') return isLevel(info.level) ? say(`level.${info.level}`) : info.level;
  if (isYou) return say(isHost ? 'waiting.you-host' : 'waiting.you');
  if (!info.here) return say('waiting.away');
  return isHost ? say('waiting.host') : say('waiting.here');
}

type SeatDialogProps = PortholesProps & { readonly seat: SeatNumber | null; readonly onClose: () => void };

function SeatDialog({ seat, table, you, isHost, ask, onRename, onClose }: SeatDialogProps) {
  const info = seat === null ? undefined : table.seats[seat];
  if (seat === null || info === undefined || info.kind === 'empty') return null;
  const isYou = info.kind === 'person' && info.guest === you;
  const ownSeats = table.seats.filter((other) => other.kind === 'person' && other.guest === you).length;
  return (
    <Dialog open title={info.name} closeLabel={shell.say('close')} onClose={onClose}>
      <div class="seat-choices">
        {info.kind === 'bot' && isHost ? (
          <Segments
            label={say('waiting.level')}
            value={info.named === true ? '' : (LEVELS.find((level) => level === info.level) ?? levelFor(table))}
            segments={LEVELS.map((level) => ({ value: level, label: say(`level.${level}`) }))}
            onChoose={(level) => void (level !== '' && ask('bots', { seat, level }))}
          />
        ) : null}
        {info.kind === 'bot' && isHost ? (
          <NamedBots game={table.game} onChoose={(bot) => void ask('bots', { seat, bot })} />
        ) : null}
        {info.kind === 'bot' && info.named !== true && isLevel(info.level) && isTitle(table.game) ? (
          <div class="seat-character">
            <Avatar who="bot" look={botLook(info.level)} seat={seat} size={72} />
            <p>{voiceOf(table.game).bot(info.level)}</p>
          </div>
        ) : null}
        {isYou && (ownSeats === 1 || info.name === playerName.value) ? (
          <Button
            icon={pen}
            onPress={() => {
              onClose();
              onRename();
            }}
          >
            {say('waiting.rename')}
          </Button>
        ) : null}
        {isYou || info.kind === 'bot' ? (
          <Button
            kind="quiet"
            icon={cross}
            onPress={() => {
              // Of several at one device one stands up; whoever is alone there stays in the room.
              if (info.kind === 'bot') void ask('remove', { seat });
              else void (ownSeats === 1 ? ask('sit-out', {}) : ask('leave', { seat }));
              onClose();
            }}
          >
            {say(isYou ? 'waiting.stand-up' : 'waiting.remove')}
          </Button>
        ) : (
          <PersonDeeds table={table} guest={info.guest} name={info.name} onDone={onClose} />
        )}
      </div>
    </Dialog>
  );
}
