import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../host/host.ts';

/** Whether whoever looks has played since they took the device, and has not said yet that they have seen the end of it. */
export function useOwnLook({ viewer, acting }: Scene): { readonly hasMore: boolean; readonly end: () => void } {
  const [ended, setEnded] = useState<Scene['viewer'] | null>(null);
  const played = useRef<Scene['viewer'] | null>(null);
  const isActing = viewer !== 'spectator' && acting.includes(viewer);
  if (isActing) played.current = viewer;
  useEffect(() => {
    if (isActing) setEnded(null);
  }, [isActing, viewer]);
  return { hasMore: played.current === viewer && ended !== viewer, end: () => setEnded(viewer) };
}
