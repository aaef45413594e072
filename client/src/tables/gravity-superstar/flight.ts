/** A star or token on its way from one place on the screen to another. */

/** What is to fly where, and when. */
export interface Flying {
  readonly what: Element;
  readonly to: Element;
  /** What it flies up from. */
  readonly from: Element;
  readonly at: number;
}

interface Flight {
  readonly element: HTMLElement;
  readonly frames: Keyframe[];
}

interface Places {
  readonly start: DOMRect;
  /** What the element will be added to. */
  readonly within: DOMRect;
}

/** All places are measured before anything is added: for each of them everything would be laid out anew otherwise. */
export function launched(
  sky: Element | null,
  flights: readonly Flying[],
  start: (flight: Flight & Pick<Flying, 'at'>) => void,
): readonly Element[] {
  if (sky === null || flights.length === 0) return [];
  const within = sky.getBoundingClientRect();
  const measured = flights.flatMap(({ what, to, from, at }) => {
    const flight = flightOf(what, to, { start: from.getBoundingClientRect(), within });
    return flight === null ? [] : [{ ...flight, at }];
  });
  const elements = measured.map(({ element }) => element);
  sky.append(...elements);
  for (const flight of measured) start(flight);
  return elements;
}

/** Null when it lies nowhere that can be seen. */
function flightOf(what: Element, to: Element, { start, within }: Places): Flight | null {
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return null;
  const element = document.createElement('div');
  element.className = 'flying';
  element.append(what instanceof SVGSVGElement ? what.cloneNode(true) : wrapped(what));
  const size = Math.max(start.width, start.height);
  Object.assign(element.style, {
    left: `${start.left - within.left}px`,
    top: `${start.top - within.top}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
  const [dx, dy] = [end.left + end.width / 2 - start.left - size / 2, end.top + end.height / 2 - start.top - size / 2];
  const there = `translate(${dx}px, ${dy}px) scale(${Math.max(0.3, Math.min(1, end.width / size))})`;
  return {
    element,
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.35)', opacity: 1, offset: 0.25 },
      { transform: there, opacity: 1, offset: 0.97 },
      { transform: there, opacity: 0 },
    ],
  };
}

/** A star of the planet in a picture of its own. */
function wrapped(star: Element): SVGSVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', '-18 -18 36 36');
  picture.setAttribute('class', 'art');
  picture.append(star.cloneNode(true));
  return picture;
}
