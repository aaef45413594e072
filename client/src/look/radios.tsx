import type { ComponentChildren } from 'preact';
import './radios.css';

export type Choice<Value extends string> = { readonly value: Value; readonly label: ComponentChildren };

type RadiosProps<Value extends string> = {
  /** What each is called in the style sheets. */
  readonly kind: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChoose: (value: Value) => void;
};

/** Real radio buttons, so that arrow keys and screen readers know them; each with a face of its own. */
export function Radios<Value extends string>({ kind, name, value, choices, onChoose }: RadiosProps<Value>) {
  return (
    <div class={`${kind}s-row`}>
      {choices.map((choice) => (
        <label key={choice.value} class={`radio ${kind}`}>
          <input
            type="radio"
            class="radio-input"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span class={`radio-face ${kind}-face`}>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
