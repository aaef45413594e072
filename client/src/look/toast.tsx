import type { ComponentChildren } from 'preact';
import { Sign } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { check, cross, type Icon, info, warning } from './icons.ts';
import './toast.css';

export type ToastTone = 'plain' | 'good' | 'bad';

const SIGNS: Readonly<Record<ToastTone, Icon>> = { plain: info, good: check, bad: warning };

export type ToastMessage = {
  readonly id: number;
  readonly words: ComponentChildren;
  readonly tone?: ToastTone | undefined;
  /** A button with a way out. */
  readonly action?: ComponentChildren | undefined;
};

type ToastsProps = {
  readonly messages: readonly ToastMessage[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: number) => void;
};

/** Messages that come by themselves. The list is always on the page, so that screen readers hear what is added. */
export function Toasts({ messages, dismissLabel, onDismiss }: ToastsProps) {
  return (
    <div class="toasts" role="status" aria-live="polite" aria-relevant="additions">
      {messages.map(({ id, words, tone = 'plain', action }) => (
        <div key={id} class="toast" data-tone={tone}>
          <Sign of={SIGNS[tone]} size={22} />
          <div class="toast-words">{words}</div>
          {action}
          <IconButton icon={cross} label={dismissLabel} kind="bare" onPress={() => onDismiss(id)} />
        </div>
      ))}
    </div>
  );
}
