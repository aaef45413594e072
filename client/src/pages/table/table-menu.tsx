import { useState } from 'preact/hooks';
import { botLook, isLevel } from '../../catalogue/levels.ts';
import type { Title } from '../../catalogue/titles.ts';
import type { Host } from '../../host/host.ts';
import { Avatar } from '../../look/avatar.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { book, door, pause, sound as soundSign } from '../../look/icons.ts';
import { Segments } from '../../look/segments.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { SOUNDS, sound } from '../../settings/settings.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { Talk } from './reactions.tsx';
import './table-menu.css';

const { say } = pages;

export interface TableMenuProps {
  readonly host: Host;
  readonly title: Title;
  readonly table: GameTable;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function TableMenu({ host, title, table, open, onClose }: TableMenuProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    await host.leave();
    go(addressOf.home);
  };
  return (
    <Dialog open={open} title={say('table.menu')} kind="sheet" closeLabel={shell.say('close')} onClose={onClose}>
      <div class="table-menu">
        {host.canPause ? null : <Talk host={host} onSaid={onClose} />}
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
        <div class="table-ways">
          <Button icon={book} href={addressOf.rules(title)}>
            {say('rules')}
          </Button>
          {host.canPause ? (
            <Button
              icon={pause}
              onPress={() => {
                host.pause(true);
                onClose();
              }}
            >
              {say('table.pause')}
            </Button>
          ) : null}
          <Button icon={soundSign} href={addressOf.settings}>
            {shell.say('settings')}
          </Button>
          <Button icon={door} href={addressOf.home}>
            {shell.say('to-home')}
          </Button>
        </div>
        {isLeaving ? (
          <div class="table-leave" role="alert">
            <p>{say(host.canPause ? 'table.leave.sure-local' : 'table.leave.sure')}</p>
            <Button kind="danger" onPress={() => void leave()}>
              {say('table.leave.yes')}
            </Button>
            <Button onPress={() => setLeaving(false)}>{say('table.leave.no')}</Button>
          </div>
        ) : (
          <Button kind="quiet" onPress={() => setLeaving(true)}>
            {say('table.leave')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Who sits here: a bot's face and level, a person's presence. */
function Players({ host }: { readonly host: Host }) {
  return (
    <section>
      <h3 class="table-heading">{say('new.players')}</h3>
      <ul class="table-players">
        {host.seats.value.map(({ seat, name, kind, level, presence }) => (
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
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened, newest first. */
function Log({ host, table }: { readonly host: Host; readonly table: GameTable }) {
  const nameOf = (seat: number): string => host.seats.value[seat]?.name ?? '';
  const viewer = host.scene.value?.viewer;
  const you = typeof viewer === 'number' ? viewer : null;
  const sentences = host.log.value.flatMap((told) => table.sentence(told, nameOf, you) ?? []);
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
