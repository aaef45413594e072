import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from '#tabletop';
import type { Told } from '../../host/host.ts';
import { playOnFrom } from '../../local/new-match.ts';
import { Button } from '../../look/button.tsx';
import { Select } from '../../look/field.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { check, door, options, pause, play, rocket, stepBack, stepForward } from '../../look/icons.ts';
import { Slider } from '../../look/slider.tsx';
import type { Verdict } from '../../replay/chronicle.ts';
import type { Opened } from '../../replay/messages.ts';
import type { ReplayReader } from '../../replay/replay-reader.ts';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { playerName } from '../../settings/settings.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import './replay-controls.css';

const { say } = pages;

const SPEEDS = ['1', '2', '4', '16'] as const;
type Speed = (typeof SPEEDS)[number];

/** Nobody wants to watch people think: a wait is never longer than this, at any speed. */
const LONGEST_WAIT = 2_500;
const SHORTEST_WAIT = 60;

/** Who plays the other seats when a match is played on. */
const LEVEL = 'regular';

export interface ReplayControlsProps {
  readonly reader: ReplayReader;
  readonly opened: Opened;
  readonly table: GameTable;
  readonly moment: number;
  readonly told: readonly Told[];
  readonly viewer: Viewer;
  readonly onMoment: (moment: number) => void;
  readonly onViewer: (viewer: Viewer) => void;
}

export function ReplayControls(props: ReplayControlsProps) {
  const { reader, opened, table, moment, told, viewer, onMoment, onViewer } = props;
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const [isOpen, setOpen] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const last = opened.moments.length - 1;
  const step = (by: number): void => onMoment(Math.max(0, Math.min(last, moment + by)));

  useEffect(() => {
    if (!isRunning) return;
    if (moment >= last) {
      setRunning(false);
      return;
    }
    const gap = (opened.moments[moment + 1]?.at ?? 0) - (opened.moments[moment]?.at ?? 0);
    const wait = Math.max(SHORTEST_WAIT, Math.min(gap, LONGEST_WAIT) / Number(speed));
    const timer = setTimeout(() => onMoment(moment + 1), wait);
    return () => clearTimeout(timer);
  }, [isRunning, moment, last, speed, opened, onMoment]);

  const verify = async (): Promise<void> => setVerdict(await reader.call('verify'));
  const playOn = async (): Promise<void> => {
    const recording = await reader.call('upTo', moment);
    const seat = viewer === 'spectator' ? 0 : viewer;
    go(addressOf.match(await playOnFrom(opened.game, recording, { seat, name: playerName.peek(), level: LEVEL })));
  };
  const sentence = lastSentence(table, told, opened);
  const at = opened.moments[moment]?.at ?? 0;

  return (
    <section class="replay" aria-label={say('replay.controls')}>
      <p class="replay-words" aria-live={isRunning ? 'off' : 'polite'}>
        {sentence}
      </p>
      {verdict === null ? null : (
        <p class="replay-verdict" role="status" data-ok={verdict.ok ? '' : undefined}>
          {verdictWords(verdict)}
        </p>
      )}
      <div class="replay-row">
        <IconButton icon={door} label={shell.say('to-home')} kind="bare" href={addressOf.home} />
        <IconButton icon={stepBack} label={say('replay.back')} kind="bare" onPress={() => step(-1)} />
        <IconButton
          icon={isRunning ? pause : play}
          label={say(isRunning ? 'replay.pause' : 'replay.play')}
          kind="primary"
          onPress={() => {
            if (!isRunning && moment >= last) onMoment(0);
            setRunning(!isRunning);
          }}
        />
        <IconButton icon={stepForward} label={say('replay.forward')} kind="bare" onPress={() => step(1)} />
        <div class="replay-slider">
          <Slider
            label={say('replay.moment')}
            value={moment}
            max={last}
            words={say('replay.at', { moment, of: last, time: timeWords(at) })}
            onInput={onMoment}
          />
        </div>
        <span class="replay-time number">{timeWords(at)}</span>
        <span class="replay-opener">
          <IconButton
            icon={options}
            label={say('replay.more')}
            kind="bare"
            expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
        </span>
      </div>
      <div class="replay-row replay-more" data-open={isOpen ? '' : undefined}>
        <Select
          label={say('replay.speed')}
          quietLabel
          value={speed}
          options={SPEEDS.map((value) => ({ value, label: say('replay.times', { speed: value }) }))}
          onChoose={setSpeed}
        />
        <Select
          label={say('replay.eyes')}
          quietLabel
          value={String(viewer)}
          options={[
            ...(opened.outcome === null
              ? []
              : opened.players.map((player, seat) => ({ value: String(seat), label: player.name }))),
            { value: 'spectator', label: say('replay.everybody') },
          ]}
          onChoose={(value) => onViewer(value === 'spectator' ? value : Number(value))}
        />
        <Button icon={check} onPress={() => void verify()}>
          {say('replay.verify')}
        </Button>
        {moment < last || opened.outcome === null ? (
          <Button icon={rocket} kind="second" onPress={() => void playOn()}>
            {say('replay.play-on')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function verdictWords(verdict: Verdict): string {
  if (verdict.ok)
    return say(verdict.proof === 'checked' ? 'verify.proved' : 'verify.replayed', { hash: verdict.hash.slice(0, 12) });
  return verdict.because === 'move-refused'
    ? say('verify.refused', { move: verdict.move + 1 })
    : say('verify.false-chance');
}

function lastSentence(table: GameTable, told: readonly Told[], { players }: Opened): string {
  for (const entry of told.toReversed()) {
    const sentence = table.sentence(entry, (seat) => players[seat]?.name ?? '', null);
    if (sentence !== null) return sentence;
  }
  return say('replay.start');
}

const SECOND = 1_000;

function timeWords(millis: number): string {
  const seconds = Math.floor(millis / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
