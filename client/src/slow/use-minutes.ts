import { useEffect, useState } from 'preact/hooks';

const A_MINUTE = 60_000;

/** The moment, in milliseconds since 1970, looked at again every minute. */
export function useWall(): number {
  const [wall, setWall] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setWall(Date.now()), A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return wall;
}
