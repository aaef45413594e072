import { Segments } from '../look/segments.tsx';
import { turns } from '../words/turns.ts';
import { SPEEDS, speed } from './speed.ts';

/** Slow, usual, fast. */
export function SpeedChoice() {
  return (
    <Segments
      label={turns.say('speed')}
      value={speed.value}
      segments={SPEEDS.map((value) => ({ value, label: turns.say(`speed.${value}`) }))}
      onChoose={(value) => {
        speed.value = value;
      }}
    />
  );
}
