import { useId } from 'preact/hooks';
import { IconButton } from './icon-button.tsx';
import { minus, plus } from './icons.ts';
import './stepper.css';

type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** The value in words: "2 minutes". */
  readonly words?: string | undefined;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean | undefined;
};

export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  words,
  lessLabel,
  moreLabel,
  onChange,
  disabled,
}: StepperProps) {
  const id = useId();
  const change = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <fieldset class="stepper" aria-labelledby={id} disabled={disabled}>
      <span class="stepper-label" id={id}>
        {label}
      </span>
      <IconButton
        icon={minus}
        label={lessLabel}
        blocked={value <= min ? String(min) : null}
        onPress={() => change(-step)}
      />
      <output class="stepper-value number">{words ?? value}</output>
      <IconButton
        icon={plus}
        label={moreLabel}
        blocked={value >= max ? String(max) : null}
        onPress={() => change(step)}
      />
    </fieldset>
  );
}
