/** Before a match at the server: the table is a rocket, the seats are its portholes; it fills, then it starts. */

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
import { bigScreen, offline, options as optionsSign, rocket } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import { addressOf } from '../../router/routes.ts';
import { askTable, type TableDeed } from '../../server/api.ts';
import { isNamed } from '../../settings/settings.ts';
import { playCue } from '../../sound/play-cue.ts';
import type { GameVoice } from '../../tables/game-table.ts';
import { voiceOf } from '../../tables/voices.ts';
import { stageOf } from '../../teaching/memory.ts';
import { OfferInRoom } from '../../teaching/offer.tsx';
import { house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { Emblem } from '../emblem.tsx';
import { NameDialog } from '../name-dialog.tsx';
import { OptionsForm, type OptionValues, optionSpec } from '../options-form.tsx';
import { objectionAmong } from '../table/name-objection.ts';
import { houseWords } from '../table/refusals.ts';
import { TableSettingsForm } from '../table-settings-form.tsx';
import { InviteCard } from './invite-card.tsx';
import { Portholes } from './portholes.tsx';
import './waiting-room.css';

const { say } = pages;

export interface WaitingRoomProps {
  readonly host: TableHost;
  readonly table: TableInfo;
  readonly onLearn: () => void;
}

export function WaitingRoom({ host, table, onLearn }: WaitingRoomProps) {
  const title = isTitle(table.game) ? table.game : null;
  const game = useRules(title);
  const [isChoosing, setChoosing] = useState(false);
  // Whoever has no name yet is asked for one before they sit down.
  const [naming, setNaming] = useState<{ readonly seat: SeatNumber | null } | 'rename' | null>(null);
  const words = useArrivals(table);
  if (title === null) return null;

  const isHost = table.host === host.you.value;
  const ask = async (deed: TableDeed, body: object): Promise<void> => {
    const answer = await askTable(table.id, deed, body);
    if (!answer.ok) notify(houseWords(answer.because), 'bad');
  };
  const sit = (seat: SeatNumber | null): void => {
    if (isNamed.peek()) void ask('sit', seat === null ? {} : { seat });
    else setNaming({ seat });
  };
  const others = table.seats.flatMap((seat) =>
    seat.kind === 'empty' || (seat.kind === 'person' && seat.guest === host.you.value) ? [] : [seat.name],
  );
  const taken = table.seats.filter((seat) => seat.kind !== 'empty').length;
  const isSeated = table.seats.some((seat) => seat.kind === 'person' && seat.guest === host.you.value);
  const hostName = table.seats.find((seat) => seat.kind === 'person' && seat.guest === table.host);
  const voice = voiceOf(title);
  return (
    <Page
      title={COVERS[title].name}
      detail={say('waiting.detail', { minutes: COVERS[title].minutes })}
      emblem={<Emblem game={title} />}
      back={addressOf.home}
      width="wide"
      aside={<IconButton icon={bigScreen} label={say('waiting.screen')} href={addressOf.screen(table.id)} />}
    >
      {host.line.value === 'online' ? null : (
        <Banner icon={offline}>
          {host.line.value === 'still' ? house.say('notice.store-stands-still') : say('table.offline')}
        </Banner>
      )}
      <div class="room">
        {isSeated && stageOf(title) !== 'ready' ? <OfferInRoom title={title} onLearn={onLearn} /> : null}
        <InviteCard table={table} isSeated={isSeated} />
        <Portholes
          table={table}
          you={host.you.value}
          isHost={isHost}
          canShare={COVERS[title].pace === 'turns'}
          onSit={sit}
          onRename={() => setNaming('rename')}
          onShare={(name) => void ask('sit', { name })}
          onBot={(seat, level) => void ask('bots', { seat, level })}
          onRemove={(seat) => void ask('remove', { seat })}
          onLeave={(seat) => void ask('leave', { seat })}
        />
        <div class="room-options">
          <Button icon={optionsSign} wide onPress={() => setChoosing(true)}>
            {say('options')}
          </Button>
          {game === null ? null : <Differences game={game} voice={voice} values={table.options} />}
        </div>
        <div class="room-start">
          <StartButton
            table={table}
            isHost={isHost}
            isSeated={isSeated}
            taken={taken}
            game={game}
            hostName={hostName?.kind === 'person' ? hostName.name : ''}
            ask={ask}
            onSit={() => sit(null)}
          />
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
        open={isChoosing}
        title={say('options')}
        kind="sheet"
        closeLabel={shell.say('close')}
        onClose={() => setChoosing(false)}
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

interface StartButtonProps {
  readonly table: TableInfo;
  readonly isHost: boolean;
  readonly isSeated: boolean;
  readonly taken: number;
  readonly game: Game | null;
  readonly hostName: string;
  readonly ask: (deed: TableDeed, body: object) => Promise<void>;
  readonly onSit: () => void;
}

function StartButton({ table, isHost, isSeated, taken, game, hostName, ask, onSit }: StartButtonProps) {
  if (!isSeated) {
    const free = table.seats.findIndex((seat) => seat.kind === 'empty');
    return (
      <Button kind="primary" size="large" wide blocked={free < 0 ? say('waiting.full') : null} onPress={onSit}>
        {say('waiting.sit')}
      </Button>
    );
  }
  if (!isHost) return <p class="room-note">{say('waiting.for-host', { name: hostName })}</p>;
  const missing = (game?.seats.min ?? 1) - taken;
  return (
    <Button
      kind="primary"
      size="large"
      icon={rocket}
      wide
      busy={table.phase === 'starting'}
      detail={say('waiting.with', { count: taken })}
      blocked={missing > 0 ? say('waiting.missing', { missing }) : null}
      onPress={() => void ask('start', { withoutEmpty: true })}
    >
      {say('waiting.start')}
    </Button>
  );
}
