/** What a table's host decides beside the rules: who finds it, what is said there, and how long it waits. */

import { MOST_WATCH_DELAY, type TableSettings } from '#protocol';
import type { Cover } from '../catalogue/titles.ts';
import { Select } from '../look/field.tsx';
import { Toggle } from '../look/toggle.tsx';
import { PaceChoice } from '../slow/pace-choice.tsx';
import { pages } from '../words/pages.ts';
import { secondsWords } from './options-form.tsx';
import './options-form.css';

const { say } = pages;

const TURN_SECONDS = [15, 30, 60, 90, 120, 180, 300, 600] as const;
const IDLE_SECONDS = [30, 60, 120, 180, 300, 600] as const;
const AWAY_SECONDS = [15, 30, 60, 180, 600, 3_600, 86_400] as const;
const DELAYS = Array.from({ length: MOST_WATCH_DELAY + 1 }, (_, rounds) => rounds);
const NEVER = 'never';

/** As the server has them when nobody says otherwise. */
export const usualSettings = (pace: Cover['pace']): TableSettings => ({
  listed: false,
  freeText: false,
  spectators: true,
  turnSeconds: null,
  awaySeconds: pace === 'turns' ? 180 : 60,
  tellFirst: false,
  watchLive: false,
  watchDelay: 0,
  idleSeconds: 180,
  locked: false,
  codeHidden: false,
  overDays: null,
});

/** What a new table is asked with: over days the server knows what is usual. */
export function tableSettings({ awaySeconds, idleSeconds, turnSeconds, ...settings }: TableSettings): object {
  return settings.overDays === null ? { ...settings, awaySeconds, idleSeconds, turnSeconds } : settings;
}

export interface TableSettingsFormProps {
  readonly pace: Cover['pace'];
  readonly settings: TableSettings;
  /** Why nothing can be changed, if so. */
  readonly locked?: boolean;
  /** False: it is chosen elsewhere whether it is played now or over days. */
  readonly showsPace?: boolean;
  readonly onChange: (changed: Partial<TableSettings>) => void;
}

export function TableSettingsForm({
  pace,
  settings,
  locked = false,
  showsPace = true,
  onChange,
}: TableSettingsFormProps) {
  return (
    <div class="options">
      {pace === 'turns' && showsPace ? (
        <PaceChoice pace={settings.overDays} disabled={locked} onChoose={(overDays) => onChange({ overDays })} />
      ) : null}
      <Toggle
        label={say('new.listed')}
        detail={say('new.listed.hint')}
        on={settings.listed}
        disabled={locked}
        onChange={(listed) => onChange(listed ? { listed, freeText: false } : { listed })}
      />
      <Toggle
        label={say('table-settings.text')}
        detail={say(settings.listed ? 'table-settings.text.listed' : 'table-settings.text.hint')}
        on={settings.freeText}
        disabled={locked || settings.listed}
        onChange={(freeText) => onChange({ freeText })}
      />
      <Toggle
        label={say('table-settings.spectators')}
        detail={say('table-settings.spectators.hint')}
        on={settings.spectators}
        disabled={locked}
        onChange={(spectators) => onChange({ spectators })}
      />
      {pace === 'real-time' ? (
        <Toggle
          label={say('table-settings.watch-live')}
          detail={say('table-settings.watch-live.hint')}
          on={settings.watchLive && settings.spectators}
          disabled={locked || !settings.spectators}
          onChange={(watchLive) => onChange({ watchLive })}
        />
      ) : null}
      <Select
        label={say('table-settings.watch-delay')}
        hint={say('table-settings.watch-delay.hint')}
        value={String(settings.watchDelay)}
        disabled={locked || !settings.spectators}
        options={DELAYS.map((rounds) => ({
          value: String(rounds),
          label: say('table-settings.watch-delay.rounds', { rounds }),
        }))}
        onChoose={(chosen) => onChange({ watchDelay: Number(chosen) })}
      />
      {pace === 'real-time' ? (
        <Toggle
          label={say('table-settings.tell')}
          detail={say('table-settings.tell.hint')}
          on={settings.tellFirst}
          disabled={locked}
          onChange={(tellFirst) => onChange({ tellFirst })}
        />
      ) : null}
      {pace === 'turns' && settings.overDays === null ? (
        <SecondsSelect
          label={say('table-settings.turn')}
          hint={say('table-settings.turn.hint')}
          seconds={settings.turnSeconds}
          usual={TURN_SECONDS}
          never={say('options.no-limit')}
          disabled={locked}
          onChoose={(turnSeconds) => onChange({ turnSeconds })}
        />
      ) : null}
      {pace === 'turns' && settings.overDays === null ? (
        <SecondsSelect
          label={say('table-settings.idle')}
          hint={say('table-settings.idle.hint')}
          seconds={settings.idleSeconds}
          usual={IDLE_SECONDS}
          never={say('table-settings.away.never')}
          disabled={locked}
          onChoose={(idleSeconds) => onChange({ idleSeconds })}
        />
      ) : null}
      {settings.overDays === null ? (
        <SecondsSelect
          label={say('table-settings.away')}
          hint={say('table-settings.away.hint')}
          seconds={settings.awaySeconds}
          usual={AWAY_SECONDS}
          never={say('table-settings.away.never')}
          disabled={locked}
          onChoose={(awaySeconds) => onChange({ awaySeconds })}
        />
      ) : null}
    </div>
  );
}

interface SecondsSelectProps {
  readonly label: string;
  readonly hint: string;
  /** Null: for ever. */
  readonly seconds: number | null;
  readonly usual: readonly number[];
  readonly never: string;
  readonly disabled: boolean;
  readonly onChoose: (seconds: number | null) => void;
}

function SecondsSelect({ label, hint, seconds, usual, never, disabled, onChoose }: SecondsSelectProps) {
  const offered = [...new Set(seconds === null ? usual : [...usual, seconds])].sort((one, other) => one - other);
  return (
    <Select
      label={label}
      hint={hint}
      value={seconds === null ? NEVER : String(seconds)}
      disabled={disabled}
      options={[
        ...offered.map((count) => ({ value: String(count), label: secondsWords(count) })),
        { value: NEVER, label: never },
      ]}
      onChoose={(chosen) => onChoose(chosen === NEVER ? null : Number(chosen))}
    />
  );
}
