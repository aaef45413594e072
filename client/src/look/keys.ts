const FORWARD = { across: 'ArrowRight', down: 'ArrowDown' } as const;
const BACKWARD = { across: 'ArrowLeft', down: 'ArrowUp' } as const;

/** Where an arrow, Home or End leads from here in a row or a list that goes round; null for any other key. */
export function neighbour(key: string, at: number, count: number, way: 'across' | 'down'): number | null {
  if (key === FORWARD[way]) return (at + 1) % count;
  if (key === BACKWARD[way]) return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
