/** How the server is, at a glance, for whoever looks after it. It asks again by itself. */

import { useEffect, useState } from 'preact/hooks';
import type { StatusInfo, StatusSample } from '#protocol';
import { Page } from '../../app/page.tsx';
import { Drawn } from '../../charts/drawn.tsx';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { TextField } from '../../look/field.tsx';
import { offline, warning } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { addressOf } from '../../router/routes.ts';
import { type StatusAnswer, statusWith } from '../../server/status-api.ts';
import { momentWords } from '../../words/area.ts';
import { people } from '../../words/people.ts';
import { status } from '../../words/status.ts';
import './status-page.css';

const { say } = status;
const EVERY = 5_000;
const KEPT_UNDER = 'starboard.operator';
const HEIGHT = 130;
const A_MINUTE = 60_000;
const A_MEGABYTE = 1_000_000;

/** It came behind the # of the address, which no server sees; it stays with this tab. */
function tokenAtFirst(): string {
  const given = location.hash.slice(1);
  if (given === '') return sessionStorage.getItem(KEPT_UNDER) ?? '';
  history.replaceState(history.state, '', location.pathname);
  return given;
}

export function StatusPage() {
  const [token, setToken] = useState(tokenAtFirst);
  const [answer, setAnswer] = useState<StatusAnswer | null>(null);
  const [info, setInfo] = useState<StatusInfo | null>(null);
  useEffect(() => {
    if (token === '') return;
    let isGone = false;
    const look = async (): Promise<void> => {
      const now = await statusWith(token);
      if (isGone) return;
      setAnswer(now);
      if (now === 'wrong-token') {
        // Asked again and again it would count as guessing, and keep the right one out, too.
        clearInterval(timer);
        sessionStorage.removeItem(KEPT_UNDER);
        setInfo(null);
      } else if (now !== 'offline') {
        sessionStorage.setItem(KEPT_UNDER, token);
        setInfo(now);
      }
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [token]);
  const isAsking = info === null && (token === '' || answer === 'wrong-token');
  return (
    <Page
      title={say('title')}
      detail={info === null ? undefined : say('since', { moment: momentWords(info.since) })}
      back={addressOf.home}
      width="wide"
    >
      {isAsking ? <TokenForm isWrong={answer === 'wrong-token'} onToken={setToken} /> : null}
      {answer === 'offline' ? <Banner icon={offline}>{say('offline')}</Banner> : null}
      {info === null ? null : <Glance info={info} />}
    </Page>
  );
}

function TokenForm({ isWrong, onToken }: { readonly isWrong: boolean; readonly onToken: (token: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      class="status-token"
      onSubmit={(event) => {
        event.preventDefault();
        onToken(typed.trim());
      }}
    >
      <TextField
        label={say('token.label')}
        hint={say('token.hint')}
        problem={isWrong ? say('token.wrong') : null}
        value={typed}
        onInput={setTyped}
        autocomplete="off"
      />
      <Button kind="primary" type="submit">
        {say('token.open')}
      </Button>
    </form>
  );
}

const FIGURES = ['rooms', 'playing', 'people', 'connections', 'banned', 'store', 'memory'] as const;
const CHARTS = [
  'moves',
  'delay',
  'store',
  'people',
  'bots',
  'memory',
] as const satisfies readonly (keyof StatusSample)[];

function figuresOf({ rooms, people: here, storeBytes, samples }: StatusInfo) {
  const megabytes = (count: number): string => say('megabytes', { count });
  return {
    ...{ rooms: rooms.open, playing: rooms.playing },
    ...{ people: here.here, connections: here.connections, banned: here.banned },
    store: megabytes(Math.round((storeBytes / A_MEGABYTE) * 10) / 10),
    memory: megabytes(samples.at(-1)?.memory ?? 0),
  };
}

function Glance({ info }: { readonly info: StatusInfo }) {
  const figures = figuresOf(info);
  return (
    <div class="status">
      {info.isFailing ? <Banner icon={warning}>{say('failing')}</Banner> : null}
      <dl class="status-figures">
        {FIGURES.map((name) => (
          <div key={name} class="status-figure">
            <dt class="soft">{say(`figure.${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      <div class="status-charts">
        {CHARTS.map((name) => (
          <FigureChart key={name} name={name} info={info} />
        ))}
      </div>
      <div class="status-lists">
        <Panel title={say('incidents.title')}>
          <Lines
            lines={info.incidents.map(({ what, times, last }) => ({
              key: what,
              ...{ head: what, tail: `${say('times', { count: times })} · ${momentWords(last)}` },
            }))}
          />
        </Panel>
        <Panel title={say('errors.title')}>
          <Lines
            lines={info.errors.map(({ at, said, detail }, index) => ({
              key: `${at} ${index}`,
              ...{ head: said, tail: [detail, momentWords(at)].filter((part) => part !== '').join(' · ') },
            }))}
          />
        </Panel>
        <Panel title={say('reports.title')}>
          {info.reports.length === 0 ? null : <p class="soft">{say('reports.hint')}</p>}
          <Lines
            lines={info.reports.map(({ id, at, why, name }) => ({
              key: id,
              ...{ head: `${name} · ${people.say(`report.why.${why}`)}`, tail: `${id} · ${momentWords(at)}` },
            }))}
          />
        </Panel>
      </div>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly { readonly key: string; readonly head: string; readonly tail: string }[];
}

function Lines({ lines }: LinesProps) {
  if (lines.length === 0) return <p class="soft">{say('none')}</p>;
  return (
    <ul class="status-lines">
      {lines.map(({ key, head, tail }) => (
        <li key={key}>
          <strong>{head}</strong>
          <span class="soft">{tail}</span>
        </li>
      ))}
    </ul>
  );
}

function FigureChart({ name, info }: { readonly name: (typeof CHARTS)[number]; readonly info: StatusInfo }) {
  const values = info.samples.map((sample) => sample[name]);
  const minutes = info.samples.map(({ at }) => (at - info.at) / A_MINUTE);
  const load = async () => {
    const { drawSamples } = await import('./draw-samples.ts');
    return (place: HTMLElement) => drawSamples(place, { minutes, values, height: HEIGHT });
  };
  return (
    <Panel
      title={say(`chart.${name}`)}
      aside={<span class="soft">{say('chart.now', { value: values.at(-1) ?? 0, most: Math.max(0, ...values) })}</span>}
    >
      <Drawn height={HEIGHT} load={load} of={info} />
    </Panel>
  );
}
