import { useEffect, useState } from 'preact/hooks';
import type { ScreenState } from '#protocol';
import { askTable } from '../../server/api.ts';
import { ownScreen, pairScreen } from '../../server/screen-api.ts';

/** How often a screen asks whether it belongs to a room by now; it never gives up, for nobody stands beside a TV. */
const ASKS_EVERY = 2_000;

/**
 * What this screen is; null until the server has said so. `wanted`: the room of whoever opened it in their own browser,
 * to which it comes without a code being typed.
 */
export function useScreen(wanted: string | null) {
  const [screen, setScreen] = useState<ScreenState | null>(null);
  const [asked, setAsked] = useState(0);
  const isWaiting = screen === null || screen.table === null;
  useEffect(() => {
    let isGone = false;
    void ownScreen().then(async (answer) => {
      const now = answer.ok && wanted !== null ? await broughtTo(wanted, answer.value) : answer;
      if (!isGone && now.ok) setScreen(now.value);
    });
    return () => {
      isGone = true;
    };
  }, [asked, wanted]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setAsked((count) => count + 1), ASKS_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    screen,
    /** The room has let it go, or is closed. */
    lost: () => {
      setScreen(null);
      setAsked((count) => count + 1);
    },
  };
}

/** Only its host can bring a screen to a room; for anybody else it waits with its code. */
async function broughtTo(table: string, screen: ScreenState) {
  if (screen.table === table) return { ok: true, value: screen } as const;
  if (screen.table !== null) await askTable(screen.table, 'screens/forget', { screen: screen.id });
  else if (screen.code !== null) await pairScreen(table, screen.code);
  return ownScreen();
}
