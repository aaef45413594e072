/** What axe has to say about a page, in every theme. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { inTime } from './in-time.ts';
import { THEMES, wear } from './wearing.ts';

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** Every page has one; before it is drawn there is nothing to look at, and the lack of it would be found. */
const HEADING = 'h1, [aria-level="1"], iframe';

/** In the first theme everything is looked at, in the others what a theme changes: colours. */
export async function axeFindings(page: Page, themes: readonly string[] = THEMES): Promise<readonly string[]> {
  await page.locator(HEADING).first().waitFor({ state: 'attached' });
  await page.evaluate(axe.source);
  const findings: string[] = [];
  for (const theme of themes) {
    await wear(page, { theme });
    const only = theme === themes[0] ? '' : ", runOnly: ['color-contrast']";
    const looked = page.evaluate(`axe.run(document, { resultTypes: ['violations']${only} })`);
    const found = (await inTime(looked, `axe at ${page.url()}`)) as Found;
    for (const { id, nodes } of found.violations) {
      findings.push(`${theme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }
  }
  return findings;
}
