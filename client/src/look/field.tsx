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

type TextFieldProps = Labelled & {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autocomplete?: string | undefined;
  readonly disabled?: boolean | undefined;
};

export function TextField({ label, hint, problem, quietLabel, value, onInput, ...rest }: TextFieldProps) {
  const id = useId();
  const hasProblem = problem !== undefined && problem !== null;
  return (
    <div class="field">
      <label class={quietLabel ? 'spoken' : 'field-label'} for={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        class="field-input"
        type="text"
        value={value}
        aria-invalid={hasProblem ? 'true' : undefined}
        aria-describedby={`${id}-note`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <p class="field-note" id={`${id}-note`} data-problem={hasProblem ? '' : undefined}>
        {hasProblem ? problem : hint}
      </p>
    </div>
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
  const id = useId();
  const hasProblem = problem !== undefined && problem !== null;
  return (
    <div class="field">
      <label class={quietLabel ? 'spoken' : 'field-label'} for={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        class="field-input"
        value={value}
        autocomplete="off"
        autocapitalize="none"
        autocorrect="off"
        spellcheck={false}
        aria-invalid={hasProblem ? 'true' : undefined}
        aria-describedby={`${id}-note`}
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <p class="field-note" id={`${id}-note`} data-problem={hasProblem ? '' : undefined} aria-live="polite">
        {hasProblem ? problem : hint}
      </p>
    </div>
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
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, quietLabel, value, options, onChoose, disabled } = props;
  const id = useId();
  return (
    <div class="field">
      <label class={quietLabel ? 'spoken' : 'field-label'} for={id}>
        {label}
      </label>
      <select
        id={id}
        class="field-input field-select"
        value={value}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
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
      {hint === undefined ? null : (
        <p class="field-note" id={`${id}-note`}>
          {hint}
        </p>
      )}
    </div>
  );
}
