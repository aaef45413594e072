import { useId } from 'preact/hooks';
import { CODE_LENGTH, codeIn, isWholeCode } from './table-code.ts';
import './code.css';

/** A table's code to be read aloud; `label` spells it for screen readers. */
export function CodeTiles({ code, label }: { code: string; label: string }) {
  return (
    <div class="code-tiles" role="img" aria-label={label}>
      {[...code].map((letter, at) => (
        <span key={at} class="code-tile" data-full="">
          {letter}
        </span>
      ))}
    </div>
  );
}

type CodeFieldProps = {
  readonly label: string;
  readonly value: string;
  /** What is wrong with the last code that was tried. */
  readonly problem?: string | null | undefined;
  readonly onInput: (code: string) => void;
  readonly onSubmit?: (() => void) | undefined;
};

/** One real text field, dressed as tiles: typing, pasting a whole link and dictation all work. */
export function CodeField({ label, value, problem, onInput, onSubmit }: CodeFieldProps) {
  const id = useId();
  const hasProblem = problem !== undefined && problem !== null;
  return (
    <div class="code-field">
      <label class="spoken" for={id}>
        {label}
      </label>
      <div class="code-tiles" data-problem={hasProblem ? '' : undefined} key={problem}>
        {Array.from({ length: CODE_LENGTH }, (_, at) => (
          <span
            key={at}
            class="code-tile"
            data-full={at < value.length ? '' : undefined}
            data-next={at === value.length ? '' : undefined}
            aria-hidden="true"
          >
            {value[at]}
          </span>
        ))}
        <input
          id={id}
          class="code-input"
          value={value}
          autocapitalize="characters"
          autocomplete="off"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          aria-invalid={hasProblem ? 'true' : undefined}
          aria-describedby={`${id}-note`}
          onInput={(event) => {
            const code = codeIn(event.currentTarget.value);
            event.currentTarget.value = code;
            onInput(code);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isWholeCode(value)) onSubmit?.();
          }}
        />
      </div>
      <p class="code-note" id={`${id}-note`} role="alert">
        {problem}
      </p>
    </div>
  );
}
