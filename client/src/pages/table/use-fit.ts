import { useEffect, useRef } from 'preact/hooks';
import type { Outcome } from '#tabletop';
import type { Title } from '../../catalogue/titles.ts';
import type { TableHost } from '../../host/table-host.ts';
import { botLevelOf, noteResult } from '../../local/opponents.ts';

/** Against bots of one level on this device: how it ended says whether they fit. */
export function useFit(host: TableHost, title: Title, outcome: Outcome | null): void {
  // A match that was over when it was opened has been counted.
  const isOpen = useRef(outcome === null);
  useEffect(() => {
    if (outcome === null || !isOpen.current) return;
    isOpen.current = false;
    const [you, ...others] = host.ours.peek();
    const level = botLevelOf(host.seats.peek());
    if (!host.isHere || you === undefined || others.length > 0 || level === null) return;
    const hasWon = outcome.winners.includes(you);
    noteResult(title, level, !hasWon ? 'lost' : outcome.winners.length > 1 ? 'shared' : 'won');
  }, [host, title, outcome]);
}
