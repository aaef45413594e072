/** The server's calendar: deadlines of days are told by it, and a device's own may show anything. */

let ahead = 0;

/** With every answer, as its header `date` has it. */
export function noteServerDate(date: string | null): void {
  const wall = Date.parse(date ?? '');
  if (Number.isFinite(wall)) ahead = wall - Date.now();
}

/** Milliseconds since 1970, by the server's calendar. */
export const wallNow = (): number => Date.now() + ahead;
