/** Tells whoever runs the server about somebody; they read it with the match and what was said. */

import { useState } from 'preact/hooks';
import { REPORT_REASONS, type ReportReason, type Whom } from '#protocol';
import { notify } from '../../app/notices.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { Radios } from '../../look/radios.tsx';
import { report } from '../../server/manners-api.ts';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import { houseWords } from '../table/refusals.ts';
import './report-dialog.css';

const { say } = people;

interface ReportDialogProps {
  readonly whom: Whom;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ReportDialog({ whom, name, open, onClose }: ReportDialogProps) {
  const [why, setWhy] = useState<ReportReason>('name');
  const send = async (): Promise<void> => {
    const answer = await report(whom, why);
    onClose();
    if (answer.ok) notify(say('report.sent'), 'good');
    else notify(houseWords(answer.because), 'bad');
  };
  return (
    <Dialog
      open={open}
      title={say('report.title', { name })}
      closeLabel={shell.say('close')}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={() => void send()}>
          {say('report.send')}
        </Button>
      }
    >
      <p class="report-hint">{say('report.hint', { name })}</p>
      <Radios
        kind="report-reason"
        name="report-reason"
        value={why}
        choices={REPORT_REASONS.map((reason) => ({ value: reason, label: say(`report.why.${reason}`) }))}
        onChoose={setWhy}
      />
    </Dialog>
  );
}
