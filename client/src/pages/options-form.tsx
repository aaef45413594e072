/** The table options of a game as a form, straight from the rules' own description of them. */

import type { ComponentChildren } from 'preact';
import type { Game, OptionSpec } from '#tabletop';
import { Select } from '../look/field.tsx';
import { PictureChoices } from '../look/picture-choices.tsx';
import { Toggle } from '../look/toggle.tsx';
import type { GameVoice, OptionPicture } from '../tables/game-table.ts';
import { pages } from '../words/pages.ts';
import './options-form.css';

const { say } = pages;

export type OptionValue = boolean | string | number | null;
export type OptionValues = { readonly [name: string]: OptionValue };

export type OptionSpecs = { readonly [name: string]: OptionSpec };

/** A game types its own options; a form needs only their names and kinds. */
export const optionSpec = (game: Game): OptionSpecs => game.options as OptionSpecs;

export interface OptionsFormProps {
  readonly spec: OptionSpecs;
  readonly values: OptionValues;
  readonly voice: GameVoice;
  /** Why nothing can be changed, if so. */
  readonly locked?: string | null;
  readonly onChange: (values: OptionValues) => void;
}

/** What people choose from; bounds, default and current value are added. */
const USUAL_SECONDS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600] as const;
const NONE = 'none';

export function OptionsForm({ spec, values, voice, locked = null, onChange }: OptionsFormProps) {
  const set = (name: string, value: OptionValue): void => onChange({ ...values, [name]: value });
  return (
    <div class="options">
      {locked === null ? null : <p class="soft">{locked}</p>}
      {Object.entries(spec).map(([name, option]) => (
        <OptionField
          key={name}
          option={option}
          value={values[name] ?? null}
          label={voice.optionName(name)}
          hint={voice.optionHint(name)}
          nameOfChoice={(choice) => voice.choiceName(name, choice)}
          picture={(choice) => voice.optionPicture(name, choice)}
          disabled={locked !== null}
          onChange={(value) => set(name, value)}
        />
      ))}
    </div>
  );
}

interface OptionFieldProps {
  readonly option: OptionSpec;
  readonly value: OptionValue;
  readonly label: string;
  readonly hint: string;
  readonly nameOfChoice: (choice: string) => string;
  /** Of one of the choices, or of the option itself. */
  readonly picture: (choice: string | null) => ReturnType<OptionPicture>;
  readonly disabled: boolean;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField(props: OptionFieldProps) {
  const { option, value, label, hint, picture, disabled, onChange } = props;
  switch (option.kind) {
    case 'flag':
      return (
        <Toggle
          label={label}
          detail={hint}
          picture={picture(null)}
          on={value === true}
          disabled={disabled}
          onChange={onChange}
        />
      );
    case 'choice':
      return <ChoiceField {...props} choices={option.choices} />;
    case 'seconds':
      return (
        <Pictured picture={picture(null)}>
          <Select
            label={label}
            hint={hint}
            value={value === null ? NONE : String(value)}
            disabled={disabled}
            options={secondsChoices(option, value)}
            onChoose={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
          />
        </Pictured>
      );
  }
}

/** Where each choice has a picture they all lie open; otherwise they are a list. */
function ChoiceField(props: OptionFieldProps & { readonly choices: readonly string[] }) {
  const { choices, nameOfChoice, picture, value, onChange, label, hint, disabled } = props;
  const named = choices.map((choice) => ({ value: choice, label: nameOfChoice(choice), picture: picture(choice) }));
  const shown = { label, hint, disabled, value: String(value), onChoose: onChange };
  return named.every((choice) => choice.picture) ? (
    <PictureChoices {...shown} choices={named} />
  ) : (
    <Pictured picture={picture(null)}>
      <Select {...shown} options={named} />
    </Pictured>
  );
}

function Pictured({
  picture,
  children,
}: {
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  if (!picture) return children;
  return (
    <div class="option-pictured">
      <span class="option-picture" aria-hidden="true">
        {picture}
      </span>
      {children}
    </div>
  );
}

function secondsChoices(option: Extract<OptionSpec, { kind: 'seconds' }>, value: OptionValue) {
  const seconds = new Set<number>(USUAL_SECONDS.filter((usual) => usual >= option.min && usual <= option.max));
  if (option.default !== null) seconds.add(option.default);
  if (typeof value === 'number') seconds.add(value);
  const sorted = [...seconds].sort((one, other) => one - other);
  return [
    ...sorted.map((count) => ({ value: String(count), label: secondsWords(count) })),
    { value: NONE, label: say('options.no-limit') },
  ];
}

export function secondsWords(seconds: number): string {
  if (seconds % 3_600 === 0) return say('options.hours', { hours: seconds / 3_600 });
  return seconds % 60 === 0 && seconds >= 60
    ? say('options.minutes', { minutes: seconds / 60 })
    : say('options.seconds', { seconds });
}
