import { useMatches } from '../../look/use-matches.ts';

/** Where cards in a station are large enough to show a face. */
const ROOMY = '(min-width: 700px) and (min-height: 700px)';
/** Where there is room beside the station, as the style sheets have it. */
const WIDE = '(min-width: 600px) and (min-height: 560px)';

export const cardKind = (): 'full' | 'small' => (matchMedia(ROOMY).matches ? 'full' : 'small');

export const useCardKind = (): 'full' | 'small' => (useMatches(ROOMY) ? 'full' : 'small');

export const useIsWide = (): boolean => useMatches(WIDE);
