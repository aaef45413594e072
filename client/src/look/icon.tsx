import type { Icon } from './icons.ts';
import './icon.css';

/** A sign beside words. It has no name of its own: whatever it stands in says what it means. */
export function Sign({ of, size = 20, class: name }: { of: Icon; size?: number | string; class?: string | undefined }) {
  return (
    <svg
      class={name === undefined ? 'sign' : `sign ${name}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: of }}
    />
  );
}
