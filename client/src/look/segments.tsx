import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './segments.css';

type Segment<Value extends string> = { readonly value: Value; readonly label: ComponentChildren };

type SegmentsProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly quietLabel?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** One of a few, all in sight: real radio buttons, so that arrow keys and screen readers know them. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, segments, onChoose, quietLabel, disabled } = props;
  const name = useId();
  return (
    <fieldset class="segments" disabled={disabled}>
      <legend class={quietLabel ? 'spoken' : 'segments-label'}>{label}</legend>
      <div class="segments-row">
        {segments.map((segment) => (
          <label key={segment.value} class="segment">
            <input
              type="radio"
              class="segment-input"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChoose(segment.value)}
            />
            <span class="segment-face">{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
