import { botDrawing, personDrawing } from './people.ts';
import { type Frame, Picture } from './picture.tsx';
import './face.css';

export type Face = { readonly who: 'person' | 'bot' /** Which of the faces. */; readonly look: number };

/** Head and shoulders of whoever sits in a seat, in the seat's colour. */
export function FacePicture({ who, look, ...frame }: Face & Frame) {
  const drawing = who === 'bot' ? botDrawing(look) : personDrawing(look);
  return <Picture box="0 0 100 100" drawing={drawing} {...frame} class={`face ${frame.class ?? ''}`} />;
}
