import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './option-picture.css';
import './picture-choices.css';

type PictureChoice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly picture: ComponentChildren;
};

type PictureChoicesProps<Value extends string> = {
  readonly label: string;
  readonly hint: string;
  readonly value: Value;
  readonly choices: readonly PictureChoice<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean | undefined;
};

/** One of a few, each with its picture: radio buttons that look like cards. */
export function PictureChoices<Value extends string>(props: PictureChoicesProps<Value>) {
  const { label, hint, value, choices, onChoose, disabled } = props;
  const id = useId();
  return (
    <fieldset class="picture-choices" disabled={disabled} aria-describedby={`${id}-hint`}>
      <legend class="picture-choices-label">{label}</legend>
      <div class="picture-choices-row">
        {choices.map((choice) => (
          <label key={choice.value} class="picture-choice">
            <input
              type="radio"
              class="picture-choice-input"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span class="picture-choice-face">
              {choice.picture ? (
                <span class="option-picture" aria-hidden="true">
                  {choice.picture}
                </span>
              ) : null}
              <span>{choice.label}</span>
            </span>
          </label>
        ))}
      </div>
      <p class="field-note" id={`${id}-hint`}>
        {hint}
      </p>
    </fieldset>
  );
}
