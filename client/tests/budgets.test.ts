import { expect, test } from 'vitest';
import { budgetsOf } from '../../tools/check-budgets.ts';
import { builtClient } from './built-client.ts';

test('the first screen and each board keep to their budgets', async () => {
  const budgets = budgetsOf(await builtClient());
  expect(budgets.map(({ what }) => what)).toContain('board of space-builder');
  expect(budgets.filter(({ kilobytes, most }) => kilobytes > most)).toEqual([]);
}, 120_000);
