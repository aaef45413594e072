/** Against a test that hangs; nothing depends on it. */
export const PATIENCE = Number(process.env.PATIENCE ?? 300_000);

/** What has no limit of its own: a test that waits for it in vain says what it waited for. */
export function inTime<T>(asked: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited in vain: ${what}`)), PATIENCE);
  });
  return Promise.race([asked, tooLong]).finally(() => clearTimeout(timer));
}
