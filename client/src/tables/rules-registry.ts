/** Illustrated rules, where there are any; loaded when somebody reads them. */

import type { ComponentType } from 'preact';
import type { Title } from '../catalogue/titles.ts';

const CHAPTERS: Readonly<Record<Title, (() => Promise<ComponentType>) | null>> = {
  'space-bowl': async () => {
    const [{ RuleChapters }, { ruleWords }, { loadWords }] = await Promise.all([
      import('./space-bowl/rules.tsx'),
      import('./space-bowl/rule-words.ts'),
      import('./space-bowl/words.ts'),
    ]);
    await Promise.all([ruleWords.load(), loadWords()]);
    return RuleChapters;
  },
  'gravity-superstar': async () => {
    const [{ RuleChapters }, { ruleWords }, { loadWords }] = await Promise.all([
      import('./gravity-superstar/rules.tsx'),
      import('./gravity-superstar/rule-words.ts'),
      import('./gravity-superstar/words.ts'),
    ]);
    await Promise.all([ruleWords.load(), loadWords()]);
    return RuleChapters;
  },
  'space-lab': async () => {
    const [{ RuleChapters }, { ruleWords }, { loadWords }] = await Promise.all([
      import('./space-lab/rules.tsx'),
      import('./space-lab/rule-words.ts'),
      import('./space-lab/words.ts'),
    ]);
    await Promise.all([ruleWords.load(), loadWords()]);
    return RuleChapters;
  },
  'space-builder': async () => {
    const [{ RuleChapters }, { ruleWords }] = await Promise.all([
      import('./space-builder/rules.tsx'),
      import('./space-builder/rule-words.ts'),
    ]);
    await ruleWords.load();
    return RuleChapters;
  },
};

export async function loadRuleChapters(title: Title): Promise<ComponentType | null> {
  return (await CHAPTERS[title]?.()) ?? null;
}
