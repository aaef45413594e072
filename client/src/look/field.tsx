import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './field.css';

type Labelled = {
  readonly label: string;
  readonly hint?: ComponentChildren | undefined;
  /** What is wrong, in a sentence. */
  readonly problem?: string | null | undefined;
  /** The label is for screen readers only: the place says it to the eye. */
  readonly quietLabel?: boolean | undefined;
};

type FieldProps = Labelled & {
  readonly children: (control: {
    readonly id: string;
    readonly class: string;
    readonly 'aria-invalid': 'true' | undefined;
    readonly 'aria-describedby': string;
  }) => ComponentChildren;
};

/** A label, what it names, and below it what is wrong, or else a hint. */
function Field({ label, hint, problem, quietLabel, children }: FieldProps) {
  const id = useId();
  const hasProblem = problem !== undefined && problem !== null;
  return (
    <div class="field">
      <label class={quietLabel ? 'spoken' : 'field-label'} for={id}>
        {label}
      </label>
      {children({
        id,
        class: 'field-input',
        'aria-invalid': hasProblem ? 'true' : undefined,
        'aria-describedby': `${id}-note`,
      })}
      <p class="field-note" id={`${id}-note`} data-problem={hasProblem ? '' : undefined} aria-live="polite">
        {hasProblem ? problem : hint}
      </p>
    </div>
  );
}

type TextFieldProps = Labelled & {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autocomplete?: string | undefined;
  readonly disabled?: boolean | undefined;
};

export function TextField({ label, hint, problem, quietLabel, value, onInput, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, problem, quietLabel }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="text"
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Labelled & {
  readonly value: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly onInput: (value: string) => void;
  /** Enter, which makes no new line here. */
  readonly onEnter: () => void;
};

/** For words as they come, which nothing corrects or remembers. */
export function TextArea({ label, hint, problem, quietLabel, value, onInput, onEnter, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, problem, quietLabel }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          value={value}
          autocomplete="off"
          autocapitalize="none"
          autocorrect="off"
          spellcheck={false}
          onInput={(event) => onInput(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
        />
      )}
    </Field>
  );
}

type SelectOption<Value extends string> = { readonly value: Value; readonly label: string };

type SelectProps<Value extends string> = Labelled & {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean | undefined;
};

/** The browser's own list, which every phone and screen reader knows. */
export function Select<Value extends string>({ value, options, onChoose, disabled, ...labelled }: SelectProps<Value>) {
  return (
    <Field {...labelled}>
      {(control) => (
        <select
          {...control}
          class="field-input field-select"
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen !== undefined) onChoose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
