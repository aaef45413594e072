/** Now, or over days: and then how long a turn has, and what happens after that. */

import { LATE, type Late, type OverDays } from '#protocol';
import { Select } from '../look/field.tsx';
import { Segments } from '../look/segments.tsx';
import { slow } from '../words/slow.ts';

const { say } = slow;

const USUAL: OverDays = { hours: 72, addedHours: null, late: 'remind' };
const OFFERED: readonly OverDays[] = [
  { ...USUAL, hours: 1 },
  { ...USUAL, hours: 8 },
  { ...USUAL, hours: 24 },
  USUAL,
  { ...USUAL, hours: 7 * 24 },
  { ...USUAL, hours: 14 * 24 },
  { ...USUAL, hours: 5 * 24, addedHours: 12 },
];

const keyOf = ({ hours, addedHours }: OverDays): string => `${hours}+${addedHours ?? 0}`;

const hoursWords = (hours: number): string =>
  hours % 24 === 0 ? say('time.days', { days: hours / 24 }) : say('time.hours', { hours });

const timeWords = ({ hours, addedHours }: OverDays): string =>
  addedHours === null
    ? hoursWords(hours)
    : say('time.bank', { time: hoursWords(hours), added: hoursWords(addedHours) });

/** How it is played, in a few words. */
export const paceWords = (pace: OverDays): string =>
  say(pace.addedHours === null ? 'pace' : 'pace.bank', { time: timeWords(pace) });

interface PaceChoiceProps {
  readonly pace: OverDays | null;
  readonly disabled?: boolean;
  readonly onChoose: (pace: OverDays | null) => void;
}

export function PaceChoice({ pace, disabled = false, onChoose }: PaceChoiceProps) {
  return (
    <>
      <Segments
        label={say('when')}
        value={pace === null ? 'now' : 'days'}
        disabled={disabled}
        segments={[
          { value: 'now', label: say('when.now') },
          { value: 'days', label: say('when.days') },
        ]}
        onChoose={(chosen) => onChoose(chosen === 'now' ? null : USUAL)}
      />
      <p class="soft">{say(pace === null ? 'when.now.hint' : 'when.days.hint')}</p>
      {pace === null ? null : <DaysChoice pace={pace} disabled={disabled} onChoose={onChoose} />}
    </>
  );
}

function DaysChoice({ pace, disabled, onChoose }: PaceChoiceProps & { readonly pace: OverDays }) {
  const isOffered = OFFERED.some((one) => keyOf(one) === keyOf(pace));
  const offered = isOffered ? OFFERED : [pace, ...OFFERED];
  return (
    <>
      <Select
        label={say('time')}
        hint={say('time.hint')}
        value={keyOf(pace)}
        disabled={disabled}
        options={offered.map((one) => ({ value: keyOf(one), label: timeWords(one) }))}
        onChoose={(key) => {
          const chosen = offered.find((one) => keyOf(one) === key) ?? USUAL;
          onChoose({ ...chosen, late: pace.late });
        }}
      />
      <Select<Late>
        label={say('late')}
        value={pace.late}
        disabled={disabled}
        options={LATE.map((late) => ({ value: late, label: say(`late.${late}`) }))}
        onChoose={(late) => onChoose({ ...pace, late })}
      />
    </>
  );
}
