/** Addresses and the history of the browser. */

import { computed, signal } from '@preact/signals';
import { type Route, routeOf } from './routes.ts';

const address = signal(`${location.pathname}${location.search}`);

export const route = computed<Route>(() => routeOf(address.value));

addEventListener('popstate', () => {
  address.value = `${location.pathname}${location.search}`;
});

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  // The one page that others may frame leads to no other inside their frame: nobody presses anything there unawares.
  if (route.peek().page === 'embed') {
    open(to, '_blank', 'noopener');
    return;
  }
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  address.value = to;
  scrollTo(0, 0);
}

/** A click that the browser would follow inside this tab stays on the page. */
export function followLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.hash !== '' && link.pathname === location.pathname) return;
  event.preventDefault();
  go(`${link.pathname}${link.search}`);
}
