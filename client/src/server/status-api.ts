/** How the server is, for whoever brings its operator's token. */

import type { HttpRefusal, StatusInfo } from '#protocol';

export type StatusAnswer = StatusInfo | 'wrong-token' | 'offline';

export async function statusWith(token: string): Promise<StatusAnswer> {
  try {
    const response = await fetch('/api/status', {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(8_000),
    });
    const json: unknown = await response.json();
    if (response.ok) return json as StatusInfo;
    return (json as HttpRefusal).because === 'wrong-token' ? 'wrong-token' : 'offline';
  } catch {
    return 'offline';
  }
}
