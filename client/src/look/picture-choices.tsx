import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './option-picture.css';
import { Radios } from './radios.tsx';
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
  const faces = choices.map(({ picture, ...choice }) => ({
    value: choice.value,
    label: (
      <>
        {picture ? (
          <span class="option-picture" aria-hidden="true">
            {picture}
          </span>
        ) : null}
        <span>{choice.label}</span>
      </>
    ),
  }));
  return (
    <fieldset class="radios" disabled={disabled} aria-describedby={`${id}-hint`}>
      <legend class="radios-label">{label}</legend>
      <Radios kind="picture-choice" name={id} value={value} choices={faces} onChoose={onChoose} />
      <p class="field-note" id={`${id}-hint`}>
        {hint}
      </p>
    </fieldset>
  );
}
