import { logoDrawing } from './logo.ts';
import { type Frame, Picture } from './picture.tsx';

/** The mark alone; the name stands beside it in the display face. */
export function LogoPicture(frame: Frame) {
  return <Picture box="0 0 64 64" drawing={logoDrawing} {...frame} class={`sticker ${frame.class ?? ''}`} />;
}
