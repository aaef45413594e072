import type { ComponentChildren } from 'preact';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { back } from '../look/icons.ts';
import { pages } from '../words/pages.ts';
import { shell } from '../words/shell.ts';
import { useOver } from './table-bar.tsx';

interface PastSheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What was seen before, once more: over the board, which goes on below. */
export function PastSheet({ title, isOpen, onClose, children }: PastSheetProps) {
  useOver(isOpen);
  return (
    <Dialog
      open={isOpen}
      title={title}
      kind="sheet"
      closeLabel={shell.say('close')}
      actions={
        <Button kind="primary" icon={back} onPress={onClose}>
          {pages.say('table.back')}
        </Button>
      }
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
