/** The table of one player: the galaxy, the computer, and what is said and done beside them. */

import type { ComponentChildren } from 'preact';
import { AloneBar, AloneStage, type WayAlone } from '../../../learning/alone-stage.tsx';
import './alone-board.css';

export interface AloneBoardProps {
  readonly way: WayAlone;
  /** In the bar: time, streak. */
  readonly bar?: ComponentChildren;
  readonly galaxy: ComponentChildren;
  readonly computer: ComponentChildren;
  readonly aside: ComponentChildren;
  readonly actions: ComponentChildren;
}

export function AloneBoard({ way, bar, galaxy, computer, aside, actions }: AloneBoardProps) {
  return (
    <AloneStage game="space-bowl" way={way}>
      <div class="alone">
        <AloneBar game="space-bowl" way={way}>
          {bar}
        </AloneBar>
        <div class="alone-galaxy">{galaxy}</div>
        <div class="alone-computer">{computer}</div>
        <div class="alone-aside">{aside}</div>
        <div class="alone-actions">{actions}</div>
      </div>
    </AloneStage>
  );
}
