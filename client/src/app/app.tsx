/** The page on the screen, and what may lie over any page. */

import { useEffect, useRef } from 'preact/hooks';
import { Starfield } from '../art/starfield.tsx';
import { Banner } from '../look/banner.tsx';
import { Button } from '../look/button.tsx';
import { install } from '../look/icons.ts';
import { Toasts } from '../look/toast.tsx';
import { isUpdateReady, takeUpdate } from '../offline/updates.ts';
import { followLink, route } from '../router/router.ts';
import { shell } from '../words/shell.ts';
import { lines } from './news.ts';
import { dismiss, notices } from './notices.ts';
import { pageOf, prepareLink } from './pages.tsx';

export function App() {
  const now = route.value;
  // Nothing may come between a player and a running match: an update waits for another page.
  const mayUpdate = isUpdateReady.value && now.page !== 'match' && now.page !== 'table' && now.page !== 'learning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links inside stay links; this only spares a reload
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns Enter on a link into a click
    <div class="app" onClick={followLink} onPointerOver={prepareLink} onFocusIn={prepareLink}>
      {mayUpdate ? (
        <Banner icon={install} action={<Button onPress={takeUpdate}>{shell.say('update')}</Button>}>
          {shell.say('update-ready')}
        </Banner>
      ) : null}
      <Above />
      <Starfield />
      {pageOf(now)}
      <Notices />
    </div>
  );
}

/** What concerns somebody wherever they are; fetched once the server knows them. A board takes what it leaves. */
function Above() {
  const place = useRef<HTMLDivElement>(null);
  const Lines = lines.value;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const fit = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--above', `${element.offsetHeight}px`),
    );
    fit.observe(element);
    return () => fit.disconnect();
  }, [Lines]);
  return Lines === null ? null : (
    <div ref={place}>
      <Lines />
    </div>
  );
}

/** Apart, so that a message doesn't draw the page anew. */
function Notices() {
  return <Toasts messages={notices.value} dismissLabel={shell.say('close')} onDismiss={dismiss} />;
}
