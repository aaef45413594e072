import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './icon-button.tsx';
import { cross } from './icons.ts';
import './dialog.css';

type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly children: ComponentChildren;
  /** Buttons below, the primary one last. */
  readonly actions?: ComponentChildren | undefined;
  /** sheet: comes from the lower edge on phones, from the side on wide screens. */
  readonly kind?: 'dialog' | 'sheet' | undefined;
  /** Words for the cross; without them there is none, and only an answer closes the dialog. */
  readonly closeLabel?: string | undefined;
  /** Escape, the cross, or a press beside it. */
  readonly onClose: () => void;
};

/** The browser's own modal: it keeps the focus inside and gives it back afterwards. */
export function Dialog({ open, title, children, actions, kind = 'dialog', closeLabel, onClose }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (dialog === null || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  const leave = (event: Event) => {
    event.preventDefault();
    if (closeLabel !== undefined) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing beside the dialog is what Escape does, which the browser tells us as `cancel`
    <dialog
      ref={element}
      class="dialog"
      data-kind={kind}
      aria-labelledby={titleId}
      onCancel={leave}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) leave(event);
      }}
    >
      {open ? (
        <div class="dialog-body">
          <header class="dialog-head">
            <h2 id={titleId}>{title}</h2>
            {closeLabel === undefined ? null : (
              <IconButton icon={cross} label={closeLabel} kind="bare" onPress={onClose} />
            )}
          </header>
          <div class="dialog-content">{children}</div>
          {actions === undefined ? null : <footer class="dialog-actions">{actions}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}
