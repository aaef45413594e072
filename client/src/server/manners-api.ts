/** What one thinks of somebody at the same table, and what one reports of them. */

import type { Manners, ReportReason, Whom } from '#protocol';
import { type Answer, ask } from './api.ts';

export const mannersTo = (whom: Whom, change: Partial<Manners> = {}): Promise<Answer<Manners>> =>
  ask('POST', '/me/manners', { whom, ...change });

export const report = (whom: Whom, why: ReportReason): Promise<Answer<object>> =>
  ask('POST', '/reports', { whom, why });
