import { useEffect } from 'preact/hooks';

/** The screen stays lit while this is shown. Browsers give that on https and at home's own address; elsewhere the TV's own setting counts. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isGone = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // A device that saves its battery may refuse.
      held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) void held?.release();
    };
    const again = (): void => void hold();
    again();
    // It is let go whenever the page is hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
}
