import { type Move, previewPlacement, type View } from '#games/space-lab';

/** Whether everything that comes of a move is known to whoever makes it. Pure. */
export function isPredictable(move: Move, view: View): boolean {
  // Alone every turn ends with a card that nobody knows beforehand.
  if (view.seats.length === 1) return false;
  switch (move.type) {
    case 'recruit':
    case 'keep':
    case 'end':
    case 'pass':
      return true;
    case 'place': {
      const preview = previewPlacement(view, move);
      return preview !== null && preview.projects.length === 0 && preview.labCards.length === 0;
    }
    case 'keepProject':
      return view.due.length === 0;
    case 'reveal':
    case 'arrange':
    case 'passObjective':
      return false;
  }
}
