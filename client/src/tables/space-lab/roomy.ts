import { useEffect, useState } from 'preact/hooks';

/** Where cards in a station are large enough to show a face. */
const ROOMY = '(min-width: 700px) and (min-height: 700px)';

export function useCardKind(): 'full' | 'small' {
  const [isRoomy, setRoomy] = useState(() => matchMedia(ROOMY).matches);
  useEffect(() => {
    const query = matchMedia(ROOMY);
    const look = (): void => setRoomy(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isRoomy ? 'full' : 'small';
}
