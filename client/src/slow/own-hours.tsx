/** Hours of the day and days of the year on which one's time at slow tables stands still. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { EVERY_HOUR, type Holiday, type OwnHours as Hours, holidaysByYear, MOST_HOLIDAYS } from '#protocol';
import { notify } from '../app/notices.ts';
import { Button } from '../look/button.tsx';
import { DateField, TimeField } from '../look/date-field.tsx';
import { IconButton } from '../look/icon-button.tsx';
import { cross, plus } from '../look/icons.ts';
import { Panel } from '../look/panel.tsx';
import { Toggle } from '../look/toggle.tsx';
import { houseWords } from '../pages/table/refusals.ts';
import { type Answer, ask, askAsGuest, ownStanding } from '../server/api.ts';
import { dateWords } from '../words/area.ts';
import { slow } from '../words/slow.ts';
import './own-hours.css';

const { say } = slow;

const USUAL_NIGHT = { from: 22 * 60, to: 8 * 60 };
const A_DAY = 24 * 3_600_000;

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The last part of its name is a town that people know. */
const townOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

const clockWords = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesIn = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

const dateAfter = (days: number): string => {
  const date = new Date(Date.now() + days * A_DAY);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
};

const dayWords = (date: string): string => dateWords(new Date(`${date}T12:00`).getTime());

const rangeWords = ({ from, to }: Holiday): string =>
  from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;

/** What somebody wants, and has it kept: one thing after the other, however quickly they change. */
function useOwnHours(): { readonly hours: Hours; readonly keep: Keep } {
  const [hours, setHours] = useState<Hours>(EVERY_HOUR);
  const kept = useRef(hours);
  const wanted = useRef(hours);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const show = (now: Hours): void => {
    wanted.current = now;
    setHours(now);
  };
  useEffect(() => {
    if (ownStanding.value !== 'known') return;
    void ask<Hours>('GET', '/me/hours').then((answer) => {
      if (!answer.ok || wanted.current !== EVERY_HOUR) return;
      kept.current = answer.value;
      show(answer.value);
    });
  }, [ownStanding.value]);
  const keep: Keep = async (change) => {
    const now = { ...wanted.current, ...change(wanted.current), zone: zoneHere() };
    show(now);
    const asking: Promise<Answer<Hours>> = last.current.then(() => askAsGuest('POST', '/me/hours', now));
    last.current = asking;
    const answer = await asking;
    if (answer.ok) kept.current = answer.value;
    if (last.current === asking) show(kept.current);
    notify(answer.ok ? say('hours.kept') : houseWords(answer.because), answer.ok ? 'good' : 'bad');
    return answer.ok;
  };
  return { hours, keep };
}

export function OwnHours() {
  const { hours, keep } = useOwnHours();
  return (
    <Panel title={say('hours.title')}>
      <p class="soft">{say('hours.hint')}</p>
      <Toggle
        label={say('hours.quiet')}
        detail={say('hours.quiet.hint', { zone: townOf(zoneHere()) })}
        on={hours.quiet !== null}
        onChange={(on) => void keep(() => ({ quiet: on ? USUAL_NIGHT : null }))}
      />
      {hours.quiet === null ? null : <QuietHours quiet={hours.quiet} keep={keep} />}
      <Holidays hours={hours} keep={keep} />
    </Panel>
  );
}

type Keep = (change: (hours: Hours) => Partial<Hours>) => Promise<boolean>;

function QuietHours({ quiet, keep }: { readonly quiet: NonNullable<Hours['quiet']>; readonly keep: Keep }) {
  const change = (part: 'from' | 'to') => (text: string) => {
    if (text !== '') void keep((hours) => ({ quiet: { ...(hours.quiet ?? quiet), [part]: minutesIn(text) } }));
  };
  return (
    <div class="own-hours-row">
      <TimeField label={say('hours.from')} value={clockWords(quiet.from)} onChange={change('from')} />
      <TimeField label={say('hours.to')} value={clockWords(quiet.to)} onChange={change('to')} />
    </div>
  );
}

function Holidays({ hours, keep }: { readonly hours: Hours; readonly keep: Keep }) {
  const [range, setRange] = useState<Holiday | null>(null);
  const today = dateAfter(0);
  const taken = holidaysByYear(hours.holidays).get(today.slice(0, 4)) ?? 0;
  const add = async (): Promise<void> => {
    if (range === null) setRange({ from: dateAfter(1), to: dateAfter(7) });
    else if (await keep(({ holidays }) => ({ holidays: [...holidays, range] }))) setRange(null);
  };
  return (
    <section class="own-hours-holidays" aria-labelledby="own-hours-holidays">
      <h3 id="own-hours-holidays">{say('hours.holidays')}</h3>
      <p class="soft">{say('hours.holidays.left', { days: Math.max(0, MOST_HOLIDAYS - taken) })}</p>
      <ul class="own-hours-list">
        {hours.holidays
          .filter(({ to }) => to >= today)
          .map((holiday) => (
            <li key={holiday.from} class="own-hours-holiday">
              {rangeWords(holiday)}
              <IconButton
                icon={cross}
                kind="bare"
                label={say('hours.remove', { range: rangeWords(holiday) })}
                onPress={() =>
                  void keep(({ holidays }) => ({ holidays: holidays.filter(({ from }) => from !== holiday.from) }))
                }
              />
            </li>
          ))}
      </ul>
      {range === null ? null : (
        <div class="own-hours-row">
          <DateField
            label={say('hours.first')}
            value={range.from}
            min={today}
            onChange={(from) => from !== '' && setRange(from <= range.to ? { ...range, from } : { from, to: from })}
          />
          <DateField
            label={say('hours.last')}
            value={range.to}
            min={range.from}
            onChange={(to) => to !== '' && setRange({ ...range, to })}
          />
        </div>
      )}
      <Button icon={plus} kind={range === null ? 'quiet' : 'second'} onPress={() => void add()}>
        {say('hours.add')}
      </Button>
    </section>
  );
}
