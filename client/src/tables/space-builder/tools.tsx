import { useId, useMemo } from 'preact/hooks';
import type { Building } from '#games/space-builder';
import { Sign } from '../../look/icon.tsx';
import { flip, type Icon, turn } from '../../look/icons.ts';
import { Keycap } from '../../look/keycap.tsx';
import type { Pose } from './picking.ts';
import { Tile } from './tile.tsx';
import { say, tongue } from './words.ts';
import '../../look/button.css';
import './tools.css';

export interface ToolsProps {
  readonly picked: Building | null;
  readonly pose: Pose | null;
  readonly hinted: string | undefined;
  readonly deeds: { turn(way: 'on'): void; flip(): void };
}

/** What is in hand, and what can be done to it there. */
export function Tools({ picked, pose, hinted, deeds }: ToolsProps) {
  const reason = useId();
  const isBlocked = picked === null;
  return (
    <>
      <div class="builder-picked" aria-hidden="true">
        <Tile shown={picked === null || pose === null ? null : { building: picked, ...pose }} />
      </div>
      <Tool
        icon={turn}
        shortcut="R"
        words={say('turn')}
        reason={isBlocked ? reason : undefined}
        isHinted={hinted === 'turn'}
        onPress={() => deeds.turn('on')}
      />
      <Tool
        icon={flip}
        shortcut="F"
        words={say('flip')}
        reason={isBlocked ? reason : undefined}
        isHinted={hinted === 'flip'}
        onPress={() => deeds.flip()}
      />
      <span id={reason} hidden>
        {say('pick-first')}
      </span>
    </>
  );
}

interface ToolProps {
  readonly icon: Icon;
  readonly shortcut: string;
  readonly words: string;
  /** Where it is written why it can't be pressed. */
  readonly reason: string | undefined;
  readonly isHinted: boolean;
  readonly onPress: () => void;
}

/** Looks like any button; but whether it can be pressed changes with every pick, and must change no layout. */
function Tool({ icon, shortcut, words, reason, isHinted, onPress }: ToolProps) {
  return useMemo(
    () => (
      <button
        type="button"
        class={isHinted ? 'button builder-tool hinted' : 'button builder-tool'}
        data-kind="quiet"
        aria-keyshortcuts={shortcut}
        aria-disabled={reason === undefined ? undefined : 'true'}
        aria-describedby={reason}
        onClick={reason === undefined ? onPress : undefined}
      >
        <Sign of={icon} class="button-sign" />
        <span>{words}</span>
        <Keycap>{shortcut}</Keycap>
      </button>
    ),
    [words, reason, isHinted, tongue()],
  );
}
