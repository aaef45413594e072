import { useEffect, useState } from 'preact/hooks';

/** Whether the screen is as a style sheet's condition wants it, now and whenever it changes. */
export function useMatches(wanted: string): boolean {
  const [isSo, setSo] = useState(() => matchMedia(wanted).matches);
  useEffect(() => {
    const query = matchMedia(wanted);
    const look = (): void => setSo(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [wanted]);
  return isSo;
}
