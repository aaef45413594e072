import { useEffect, useState } from 'preact/hooks';
import type { Verification, Viewer } from '#tabletop';
import type { Told } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { Select } from '../../look/field.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import {
  check,
  clock,
  door,
  link,
  options,
  pause,
  play,
  rocket,
  share,
  stepBack,
  stepForward,
} from '../../look/icons.ts';
import { Slider } from '../../look/slider.tsx';
import type { Opened, Shown } from '../../replay/messages.ts';
import { addressOf } from '../../router/routes.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { pages } from '../../words/pages.ts';
import { replays } from '../../words/replays.ts';
import { shell } from '../../words/shell.ts';
import { Checked } from './checked.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { Receipts } from './receipts.tsx';
import './replay-controls.css';
import type { Loaded } from './replay-page.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { replayLink } from './sharing.ts';

const { say } = pages;

const SPEEDS = ['1', '2', '4', '16'] as const;
type Speed = (typeof SPEEDS)[number];

/** Nobody wants to watch people think: a wait is never longer than this, at any speed. */
const LONGEST_WAIT = 2_500;
const SHORTEST_WAIT = 60;

interface ReplayControlsProps extends Loaded {
  readonly isEmbedded: boolean;
  /** Where it leads back to, if it is a part of something; then it is neither shared nor played on. */
  readonly back?: string | undefined;
  readonly moment: number;
  readonly shown: Shown | null;
  readonly viewer: Viewer;
  readonly onMoment: (moment: number) => void;
  readonly onViewer: (viewer: Viewer) => void;
}

export function ReplayControls(props: ReplayControlsProps) {
  const { reader, opened, table, moment, shown, viewer, isEmbedded, back, onMoment, onViewer } = props;
  const isWhole = !isEmbedded && back === undefined;
  const [served, setServed] = useState(props.found.served);
  const found = { ...props.found, served };
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const [isOpen, setOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isTiming, setTiming] = useState(false);
  const [isForking, setForking] = useState(false);
  const [verification, setVerification] = useState<Verification | null>(null);
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

  const verify = async (): Promise<void> => setVerification(await reader.call('verify', found.kept));
  const sentence = lastSentence(table, shown?.told ?? [], opened);
  const at = opened.moments[moment]?.at ?? 0;

  return (
    <section class="replay" aria-label={say('replay.controls')}>
      <p class="replay-words" aria-live={isRunning ? 'off' : 'polite'}>
        {sentence}
      </p>
      <div class="replay-row">
        {isEmbedded ? null : (
          <IconButton
            icon={door}
            label={shell.say(back === undefined ? 'to-home' : 'back')}
            kind="bare"
            href={back ?? addressOf.home}
          />
        )}
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
        {opened.presses.length === 0 ? null : (
          <Button icon={clock} onPress={() => setTiming(true)}>
            {replays.say('receipts')}
          </Button>
        )}
        {isEmbedded && served !== null ? (
          <Button icon={link} href={replayLink(served, { moment, viewer })}>
            {replays.say('embed.open')}
          </Button>
        ) : null}
        {!isWhole ? null : (
          <Button icon={share} onPress={() => setSharing(true)}>
            {replays.say('share')}
          </Button>
        )}
        {isWhole && (moment < last || opened.outcome === null) ? (
          <Button icon={rocket} kind="second" onPress={() => setForking(true)}>
            {replays.say('fork')}
          </Button>
        ) : null}
      </div>
      <Checked verification={verification} opened={opened} found={found} onClose={() => setVerification(null)} />
      <Receipts
        isOpen={isTiming}
        opened={opened}
        table={table}
        served={served}
        moment={moment}
        onClose={() => setTiming(false)}
      />
      <ForkDialog {...props} found={found} isOpen={isForking} onClose={() => setForking(false)} />
      <ShareDialog
        {...props}
        found={found}
        isOpen={isSharing}
        sight={{ moment, viewer }}
        onServed={setServed}
        onClose={() => setSharing(false)}
      />
    </section>
  );
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
