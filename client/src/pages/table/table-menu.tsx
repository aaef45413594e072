import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { botLook, isLevel } from '../../catalogue/levels.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Avatar } from '../../look/avatar.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { phone } from '../../look/icons.ts';
import { Segments } from '../../look/segments.tsx';
import { Toggle } from '../../look/toggle.tsx';
import { SOUNDS, sound } from '../../settings/settings.ts';
import { chooseController } from '../../tables/controller.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { SpeedChoice } from '../../tables/speed-choice.tsx';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { neighboursAt } from '../manners/neighbours.tsx';
import { PersonMenu } from '../manners/person-menu.tsx';
import { NameDialog } from '../name-dialog.tsx';
import { secondsWords } from '../options-form.tsx';
import { NotesSheet } from '../returning/notes-sheet.tsx';
import { GivingUp } from './giving-up.tsx';
import { botWords, logLines } from './log-lines.ts';
import { objectionAmong } from './name-objection.ts';
import { type Over, OverMatch } from './over-match.tsx';
import { Talk } from './reactions.tsx';
import { Ways } from './table-ways.tsx';
import './table-menu.css';

const { say } = pages;

export interface TableMenuProps {
  readonly host: TableHost;
  readonly title: Title;
  readonly table: GameTable;
  /** Whether this device is the controller of a big screen; null where it can't be. */
  readonly isController: boolean | null;
  /** What can be done about the room. */
  readonly controls?: ComponentChildren;
  readonly open: boolean;
  /** The match stays stopped when the menu closes. */
  readonly onPause: () => void;
  readonly onClose: () => void;
}

export function TableMenu({ host, title, table, isController, controls, open, onPause, onClose }: TableMenuProps) {
  const [over, setOver] = useState<Over | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const close = (): void => {
    setOver(null);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open && over === null}
        title={say('table.menu')}
        kind="sheet"
        closeLabel={shell.say('close')}
        onClose={() => {
          if (over === null) onClose();
        }}
      >
        <div class="table-menu">
          <Ways
            host={host}
            setOver={setOver}
            onName={() => setNaming(true)}
            onNotes={() => setNoting(true)}
            onPause={onPause}
            onClose={onClose}
          />
          {isController === null ? null : (
            <Toggle
              label={say('table.controller')}
              detail={say('table.controller.hint')}
              icon={phone}
              on={isController}
              onChange={(isOn) => {
                chooseController({ table: host.id, isOn });
                onClose();
              }}
            />
          )}
          {host.isHere ? null : <Talk host={host} onSaid={onClose} />}
          {controls}
          <ActiveOptions host={host} title={title} />
          <Players host={host} />
          <Log host={host} table={table} />
          <Segments
            label={say('settings.sound')}
            value={sound.value}
            segments={SOUNDS.map((level) => ({ value: level, label: say(`settings.sound.${level}`) }))}
            onChoose={(level) => {
              sound.value = level;
            }}
          />
          {COVERS[title].pace === 'turns' ? <SpeedChoice /> : null}
          {host.ours.value.length === 0 ? null : <GivingUp host={host} onClose={onClose} />}
        </div>
      </Dialog>
      <OverMatch title={title} over={open ? over : null} onClose={close} />
      {host.isHere ? null : <NotesSheet table={host.id} open={isNoting} onClose={() => setNoting(false)} />}
      <NameDialog
        open={isNaming}
        objection={objectionAmong(host.seats.value.flatMap(({ kind, name }) => (kind === 'you' ? [] : [name])))}
        onClose={() => setNaming(false)}
      />
    </>
  );
}

/** What is played with: variants first, each with what it means, then how long everything lasts. */
function ActiveOptions({ host, title }: { readonly host: TableHost; readonly title: Title }) {
  const voice = voiceOf(title);
  const options = Object.entries(host.table.value?.options ?? {});
  const variants = options.filter(([, value]) => value === true || typeof value === 'string');
  const times = options.filter(([, value]) => typeof value === 'number' || value === null);
  return (
    <section>
      <h3 class="table-heading">{say('table.options')}</h3>
      <ul class="table-options">
        {variants.map(([name, value]) => (
          <li key={name}>
            <strong>
              {typeof value === 'string'
                ? say('table.option', { name: voice.optionName(name), value: voice.choiceName(name, value) })
                : voice.optionName(name)}
            </strong>
            <span class="soft">{voice.optionHint(name)}</span>
          </li>
        ))}
        {variants.length === 0 ? <li class="soft">{say('table.options.none')}</li> : null}
        {times.map(([name, value]) => (
          <li key={name}>
            {say('table.option', {
              name: voice.optionName(name),
              value: typeof value === 'number' ? secondsWords(value) : say('options.no-limit'),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who sits here: a bot's face and level, a person's presence. */
function Players({ host }: { readonly host: TableHost }) {
  const others = neighboursAt(host);
  return (
    <section>
      <h3 class="table-heading">{say('new.players')}</h3>
      <ul class="table-players">
        {host.seats.value.map(({ seat, name, kind, level, presence, isSlow = false }) => (
          <li key={seat} class="table-player">
            <Avatar
              who={kind === 'bot' ? 'bot' : 'person'}
              look={kind === 'bot' ? botLook(level) : seat}
              seat={seat}
              size={40}
              away={presence !== 'here'}
            />
            <span>
              <strong>{name}</strong>
              {isLevel(level) ? <span class="table-level soft">{say(`level.${level}`)}</span> : null}
              {isSlow ? <span class="table-level soft">{say('table.slow')}</span> : null}
            </span>
            {others
              .filter((other) => other.seat === seat)
              .map((other) => (
                <PersonMenu key={seat} whom={other.whom} name={other.name} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened, newest first. */
function Log({ host, table }: { readonly host: TableHost; readonly table: GameTable }) {
  const nameOf = (seat: number): string => host.seats.value[seat]?.name ?? '';
  const viewer = host.scene.value?.viewer;
  const you = typeof viewer === 'number' ? viewer : null;
  const sentences = logLines(
    host.log.value,
    (told) => table.sentence(told, nameOf, you),
    (seat) => botWords(seat, nameOf, you),
  );
  return (
    <section>
      <h3 class="table-heading">{say('table.log')}</h3>
      {sentences.length === 0 ? <p class="soft">{say('table.log.empty')}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
      <ol class="table-log" tabIndex={0} aria-label={say('table.log')}>
        {sentences.toReversed().map((sentence, index) => (
          <li key={sentences.length - index}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}
