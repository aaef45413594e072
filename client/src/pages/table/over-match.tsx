/** Rules and settings over a running match: it stays where it is, and they lead back to it. */

import { later } from '../../app/later.tsx';
import type { Title } from '../../catalogue/titles.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { back } from '../../look/icons.ts';
import { loadRuleChapters } from '../../tables/rules-registry.ts';
import { teaching } from '../../teaching/teacher.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';

const { say } = pages;

export type Over = 'rules' | 'settings';

const Rules = later(
  async ({ game }: { readonly game: Title }) => {
    const [{ RulesText }, Chapters] = await Promise.all([import('../rules/rules-page.tsx'), loadRuleChapters(game)]);
    return () => <RulesText Chapters={Chapters} />;
  },
  ({ game }) => game,
);

const Settings = later(async () => {
  const [{ OwnSettings }] = await Promise.all([import('../settings/settings-page.tsx'), teaching.load()]);
  return OwnSettings;
});

interface OverMatchProps {
  readonly title: Title;
  readonly over: Over | null;
  readonly onClose: () => void;
}

export function OverMatch({ title, over, onClose }: OverMatchProps) {
  return (
    <Dialog
      open={over !== null}
      title={over === 'settings' ? shell.say('settings') : say('rules')}
      kind="sheet"
      closeLabel={shell.say('close')}
      actions={
        <Button kind="primary" icon={back} onPress={onClose}>
          {say('table.back')}
        </Button>
      }
      onClose={onClose}
    >
      {over === 'rules' ? (
        <article class="rules">
          <Rules game={title} />
        </article>
      ) : null}
      {over === 'settings' ? (
        <div class="settings">
          <Settings />
        </div>
      ) : null}
    </Dialog>
  );
}
