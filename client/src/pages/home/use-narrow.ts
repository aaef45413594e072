import { useEffect, useState } from 'preact/hooks';

/** The same width as in the style sheets of this page. */
const NARROW = '(max-width: 999px)';

export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const asked = matchMedia(NARROW);
    const heed = (): void => setNarrow(asked.matches);
    asked.addEventListener('change', heed);
    return () => asked.removeEventListener('change', heed);
  }, []);
  return isNarrow;
}
