/** A room between its matches: what is played next, and who plays. The table is a rocket, the seats are its portholes; it fills, then it starts. */

import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import type { Game, Seat as SeatNumber } from '#tabletop';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { loadRules } from '../../catalogue/rules.ts';
import { COVERS, isTitle, type Title } from '../../catalogue/titles.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { Chip } from '../../look/chip.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { bigScreen, offline, options as optionsSign } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import { addressOf } from '../../router/routes.ts';
import { isNamed } from '../../settings/settings.ts';
import { paceWords } from '../../slow/pace-choice.tsx';
import { playCue } from '../../sound/play-cue.ts';
import type { GameVoice } from '../../tables/game-table.ts';
import { voiceOf } from '../../tables/voices.ts';
import { stageOf } from '../../teaching/memory.ts';
import { OfferInRoom } from '../../teaching/offer.tsx';
import { house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';
import { room } from '../../words/room.ts';
import { shell } from '../../words/shell.ts';
import { slow } from '../../words/slow.ts';
import { Emblem } from '../emblem.tsx';
import { NameDialog } from '../name-dialog.tsx';
import { OptionsForm, type OptionValues, optionSpec } from '../options-form.tsx';
import { askSaid } from '../room/ask-said.ts';
import { GamesStrip } from '../room/games-strip.tsx';
import { RoomDoor } from '../room/host-controls.tsx';
import { PeopleRow } from '../room/people-row.tsx';
import { ScreensPanel } from '../room/screens-panel.tsx';
import { TallyPanel } from '../room/tally.tsx';
import { objectionAmong } from '../table/name-objection.ts';
import { TableSettingsForm } from '../table-settings-form.tsx';
import { InviteCard } from './invite-card.tsx';
import { Portholes } from './portholes.tsx';
import { type Asking, StartButton } from './start-button.tsx';
import './waiting-room.css';

const { say } = pages;

export interface WaitingRoomProps {
  readonly host: TableHost;
  readonly table: TableInfo;
  readonly onLearn: () => void;
  /** Back to the result of the match before, while it is still the last thing that happened. */
  readonly onResult: (() => void) | null;
}

export function WaitingRoom({ host, table, onLearn, onResult }: WaitingRoomProps) {
  const title = isTitle(table.game) ? table.game : null;
  const game = useRules(title);
  const [sheet, setSheet] = useState<'options' | 'tv' | null>(null);
  // Whoever has no name yet is asked for one before they sit down.
  const [naming, setNaming] = useState<{ readonly seat: SeatNumber | null } | 'rename' | null>(null);
  const words = useArrivals(table);
  if (title === null) return null;

  const isHost = table.host === host.you.value;
  const ask: Asking = (deed, body) => askSaid(table.id, deed, body);
  const sit = (seat: SeatNumber | null): void => {
    if (isNamed.peek()) void ask('sit', seat === null ? {} : { seat });
    else setNaming({ seat });
  };
  const others = table.seats.flatMap((seat) =>
    seat.kind === 'empty' || (seat.kind === 'person' && seat.guest === host.you.value) ? [] : [seat.name],
  );
  const isSeated = table.seats.some((seat) => seat.kind === 'person' && seat.guest === host.you.value);
  const played = host.room.tally.value;
  const voice = voiceOf(title);
  return (
    <Page
      title={COVERS[title].name}
      detail={
        table.settings.overDays === null
          ? say('waiting.detail', { minutes: COVERS[title].minutes })
          : paceWords(table.settings.overDays)
      }
      emblem={<Emblem game={title} />}
      back={addressOf.home}
      width="wide"
      aside={<IconButton icon={bigScreen} label={say('waiting.screen')} onPress={() => setSheet('tv')} />}
    >
      {host.line.value === 'online' ? null : (
        <Banner icon={offline}>
          {host.line.value === 'still' ? house.say('notice.store-stands-still') : say('table.offline')}
        </Banner>
      )}
      <div class="room" data-played={played.length > 0 ? '' : undefined}>
        <div class="room-main">
          {isSeated && stageOf(title) !== 'ready' ? <OfferInRoom title={title} onLearn={onLearn} /> : null}
          <GamesStrip
            table={table}
            you={host.you.value}
            onChoose={(game) => void ask('game', { game, seats: COVERS[game].seats.max })}
            onPropose={(game) => void ask('propose', { game })}
          />
          <Portholes
            table={table}
            you={host.you.value}
            isHost={isHost}
            canShare={COVERS[title].pace === 'turns'}
            onSit={sit}
            onRename={() => setNaming('rename')}
            ask={ask}
          />
          <PeopleRow table={table} you={host.you.value} />
          <div class="room-options">
            <Button icon={optionsSign} wide onPress={() => setSheet('options')}>
              {say('options')}
            </Button>
            {table.settings.overDays === null ? null : <p class="soft">{slow.say('players.hint')}</p>}
            {game === null ? null : <Differences game={game} voice={voice} values={table.options} />}
          </div>
        </div>
        <div class="room-side">
          <InviteCard table={table} isSeated={isSeated} onTv={() => setSheet('tv')} />
          {played.length === 0 ? null : <TallyPanel matches={played} table={table} onResult={onResult} />}
          <div class="room-start">
            <StartButton host={host} table={table} game={game} ask={ask} onSit={() => sit(null)} />
          </div>
        </div>
      </div>
      <Spoken words={words} />
      <NameDialog
        open={naming !== null}
        objection={objectionAmong(others)}
        keepWord={naming === null || naming === 'rename' ? undefined : pages.say('join.sit')}
        onClose={() => setNaming(null)}
        onKept={() => {
          if (naming !== null && naming !== 'rename') sit(naming.seat);
        }}
      />
      <Dialog
        open={sheet === 'tv'}
        title={room.say('tv.title')}
        kind="sheet"
        closeLabel={shell.say('close')}
        onClose={() => setSheet(null)}
      >
        {isHost ? <ScreensPanel table={table} /> : <p>{room.say('tv.only-host')}</p>}
      </Dialog>
      <Dialog
        open={sheet === 'options'}
        title={say('options')}
        kind="sheet"
        closeLabel={shell.say('close')}
        onClose={() => setSheet(null)}
      >
        <div class="room-choices">
          {game === null ? null : (
            <OptionsForm
              spec={optionSpec(game)}
              values={table.options}
              voice={voice}
              locked={isHost ? null : say('options.locked')}
              onChange={(options) => void ask('settings', { options })}
            />
          )}
          <h3>{say('table-settings')}</h3>
          <TableSettingsForm
            pace={COVERS[title].pace}
            settings={table.settings}
            locked={!isHost}
            onChange={(changed) => void ask('settings', changed)}
          />
          {isHost ? <h3>{room.say('host.title')}</h3> : null}
          <RoomDoor host={host} table={table} />
        </div>
      </Dialog>
    </Page>
  );
}

function useRules(title: Title | null): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    if (title === null) return;
    Promise.all([loadRules(title), voiceOf(title).load(), voiceOf(title).loadPictures()]).then(
      ([rules]) => setGame(rules),
      () => notify(shell.say('failure.offline'), 'bad'),
    );
  }, [title]);
  return game;
}

/** Says who has come, with a note. */
function useArrivals(table: TableInfo): string {
  const names = table.seats.map((seat) => (seat.kind === 'empty' ? '' : seat.name));
  const [before, setBefore] = useState(names);
  const [words, setWords] = useState('');
  useEffect(() => {
    const seat = names.findIndex((name, index) => name !== '' && name !== before[index]);
    if (names.join('|') === before.join('|')) return;
    setBefore(names);
    if (seat < 0) return;
    playCue('newcomer');
    setWords(say('waiting.took-seat', { name: names[seat] ?? '', seat: seat + 1 }));
  }, [names, before]);
  return words;
}

interface DifferencesProps {
  readonly game: Game;
  readonly voice: GameVoice;
  readonly values: OptionValues;
}

/** Only what is not as usual is worth naming. */
function Differences({ game, voice, values }: DifferencesProps) {
  const spec = optionSpec(game);
  const changed = Object.keys(spec).filter((name) => values[name] !== spec[name]?.default);
  return (
    <p class="room-changed">
      {changed.map((name) => (
        <Chip key={name} tone="notice">
          {voice.optionName(name)}
        </Chip>
      ))}
    </p>
  );
}
