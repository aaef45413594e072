import type { ComponentChildren } from 'preact';
import { Sign } from './icon.tsx';
import type { Icon } from './icons.ts';
import './chip.css';

type ChipProps = {
  readonly children: ComponentChildren;
  readonly icon?: Icon | undefined;
  readonly tone?: 'plain' | 'good' | 'bad' | 'notice' | 'paper' | undefined;
  readonly seat?: number | undefined;
};

/** A small fact: "+1 alone", "bot, sharp", "Round 6". Not pressable. */
export function Chip({ children, icon, tone = 'plain', seat }: ChipProps) {
  return (
    <span class="chip" data-tone={tone} data-seat={seat}>
      {icon === undefined ? null : <Sign of={icon} size={16} />}
      {children}
    </span>
  );
}
