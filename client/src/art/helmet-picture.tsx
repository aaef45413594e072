import { helmetDrawing } from './helmet.ts';
import { type Frame, Picture } from './picture.tsx';

export function HelmetPicture({ seat, ...frame }: Frame & { readonly seat: number }) {
  return <Picture box="-50 -50 100 100" drawing={helmetDrawing(seat)} seat={seat} {...frame} />;
}
