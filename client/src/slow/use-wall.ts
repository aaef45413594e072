import { useEffect, useState } from 'preact/hooks';
import { wallNow } from '../server/wall.ts';

const A_MINUTE = 60_000;

/** The moment, in milliseconds since 1970, looked at again every minute. */
export function useWall(): number {
  const [, setWall] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setWall(wallNow()), A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  // Not what it was a minute ago: whoever asks draws something new.
  return wallNow();
}
