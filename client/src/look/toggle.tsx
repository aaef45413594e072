import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Sign } from './icon.tsx';
import type { Icon } from './icons.ts';
import './option-picture.css';
import './toggle.css';

type ToggleProps = {
  readonly label: ComponentChildren;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly detail?: ComponentChildren | undefined;
  readonly icon?: Icon | undefined;
  /** What it does, at a glance; the words say it too. */
  readonly picture?: ComponentChildren;
  readonly disabled?: boolean | undefined;
};

/** One option of a table or a setting: a whole row that switches. */
export function Toggle({ label, on, onChange, detail, icon, picture, disabled }: ToggleProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      class="toggle"
      aria-checked={on}
      aria-disabled={disabled ? 'true' : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={detail === undefined ? undefined : `${id}-detail`}
      onClick={() => {
        if (!disabled) onChange(!on);
      }}
    >
      {icon === undefined ? null : <Sign of={icon} size={24} />}
      {picture ? (
        <span class="option-picture" aria-hidden="true">
          {picture}
        </span>
      ) : null}
      <span class="toggle-words">
        <span class="toggle-label" id={`${id}-label`}>
          {label}
        </span>
        {detail === undefined ? null : (
          <span class="toggle-detail" id={`${id}-detail`}>
            {detail}
          </span>
        )}
      </span>
      <span class="toggle-switch" aria-hidden="true" />
    </button>
  );
}
