import { OPTION_DRAWINGS } from '../../art/bowl/option-drawings.ts';
import { Picture } from '../../art/picture.tsx';
import type { OptionPicture } from '../game-table.ts';

export const optionPicture: OptionPicture = (option) => {
  const drawing = OPTION_DRAWINGS[option];
  return drawing === undefined ? null : <Picture box="0 0 100 100" drawing={drawing} width="100%" height="100%" />;
};
