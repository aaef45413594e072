import './font-warmup.css';

/** Every face and size in which the table may come to say something: family and weight, then size. */
const FACES = ['display-7', 'display-8', 'text-6', 'text-7', 'text-8'] as const;
const SIZES = ['tiny', 'small', 'body', 'title', 'large'] as const;

/** The first use of a font face holds up the page: each is drawn once beforehand, unseen. */
export function FontWarmup() {
  return (
    <p class="lab-types" aria-hidden="true">
      {FACES.flatMap((face) =>
        SIZES.map((size) => (
          <span key={`${face} ${size}`} data-face={face} data-size={size}>
            0
          </span>
        )),
      )}
    </p>
  );
}
