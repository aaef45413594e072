import { useId } from 'preact/hooks';
import './field.css';

type MomentFieldProps = {
  readonly label: string;
  readonly value: string;
  /** No earlier than this. */
  readonly min?: string | undefined;
  /** Empty while it is none. */
  readonly onChange: (value: string) => void;
};

/** The browser's own, which every phone and screen reader knows. */
function MomentField({ type, label, value, min, onChange }: MomentFieldProps & { readonly type: 'date' | 'time' }) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        {...{ type, id, value, min }}
        class="field-input"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

export const DateField = (props: MomentFieldProps) => <MomentField type="date" {...props} />;

export const TimeField = (props: MomentFieldProps) => <MomentField type="time" {...props} />;
