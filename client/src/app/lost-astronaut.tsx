import { FacePicture } from '../art/face.tsx';
import './lost-astronaut.css';

/** Somebody who drifts, but smiles. */
export function LostAstronaut() {
  return (
    <span class="drifting">
      <FacePicture who="person" look={2} seat={1} size={150} />
    </span>
  );
}
