import { useId } from 'preact/hooks';
import './slider.css';

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max: number;
  readonly step?: number | undefined;
  /** The value in words. */
  readonly words?: string | undefined;
  readonly onInput: (value: number) => void;
};

export function Slider({ label, value, min = 0, max, step = 1, words, onInput }: SliderProps) {
  const id = useId();
  const share = max <= min ? 0 : ((value - min) / (max - min)) * 100;
  return (
    <div class="slider">
      <label class="spoken" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="slider-input"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        style={{ '--share': `${share}%` }}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
