/** The board for one, with a coach above it and a verdict below it. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { ClockNow } from '../../../host/host.ts';
import { AloneStage } from '../../../learning/alone-stage.tsx';
import { lessonSeats } from '../../../learning/lesson-seats.ts';
import { IconButton } from '../../../look/icon-button.tsx';
import { cross } from '../../../look/icons.ts';
import { learning } from '../../../words/learning.ts';
import type { WayToLearn } from '../../learning-registry.ts';
import { TableFrame } from '../../table-bar.tsx';
import { Board } from '../board.tsx';
import { learningWords } from '../learning-words.ts';
import type { AloneMatch } from './alone-match.ts';
import './alone-table.css';

const NO_CLOCK = signal<ClockNow>({ at: 0, since: null });

interface AloneTableProps {
  readonly way: WayToLearn;
  readonly match: AloneMatch;
  /** Where the bar of a match says how many stars are left. */
  readonly head: ComponentChildren;
  readonly coach: ComponentChildren | null;
  /** Takes the place of one's cards once there is nothing more to do. */
  readonly verdict: ComponentChildren | null;
  /** At the end of the bar. */
  readonly end?: ComponentChildren;
  /** Null where there is only something to see. */
  readonly undo: (() => void) | null;
  readonly isShown?: boolean;
  readonly onStill?: () => void;
  /** Where the way out leads. */
  readonly leave: string | (() => void);
}

export function AloneTable(props: AloneTableProps) {
  return (
    <AloneStage game="gravity-superstar" way={props.way}>
      <Framed {...props} />
    </AloneStage>
  );
}

function Framed(props: AloneTableProps) {
  const { way, match, head, coach, verdict, end, undo, isShown = false, onStill, leave } = props;
  const frame = useContext(TableFrame);
  const label = learning.say(`${way}.leave`);
  const out = typeof leave === 'string' ? { href: leave } : { onPress: leave };
  return (
    <TableFrame.Provider value={{ ...frame, undo }}>
      <Board
        scene={match.scene}
        seats={lessonSeats(learningWords.say('rival'))}
        clock={NO_CLOCK}
        use={isShown ? 'replay' : 'table'}
        log={match.log}
        play={match.play}
        alone={{
          head,
          coach,
          verdict,
          onStill: onStill ?? null,
          end: (
            <>
              {end}
              <IconButton icon={cross} label={label} kind="bare" {...out} />
            </>
          ),
        }}
      />
    </TableFrame.Provider>
  );
}
