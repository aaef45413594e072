import { addressOf, type Sheet } from './bitmaps.ts';
import { type Frame, Picture } from './picture.tsx';
import './piece.css';

/** An image on a page, for pieces of which there are many; inside another picture, the drawing itself. */
export function Piece({ sheet, ...frame }: Frame & { readonly sheet: Sheet }) {
  const { box, drawing, seat } = sheet;
  if (frame.x !== undefined) return <Picture box={box.join(' ')} drawing={drawing} seat={seat} {...frame} />;
  const { label = '', width = frame.size, height } = frame;
  return (
    <img
      src={addressOf(sheet)}
      alt={label}
      class={frame.class === undefined ? 'piece' : `piece ${frame.class}`}
      style={{ width, height }}
      draggable={false}
      decoding="sync"
    />
  );
}
