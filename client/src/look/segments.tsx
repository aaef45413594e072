import { useId } from 'preact/hooks';
import { type Choice, Radios } from './radios.tsx';
import './segments.css';

type SegmentsProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Choice<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly quietLabel?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** One of a few, all in sight. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, segments, onChoose, quietLabel, disabled } = props;
  return (
    <fieldset class="radios" disabled={disabled}>
      <legend class={quietLabel ? 'spoken' : 'radios-label'}>{label}</legend>
      <Radios kind="segment" name={useId()} value={value} choices={segments} onChoose={onChoose} />
    </fieldset>
  );
}
