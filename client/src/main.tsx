import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { followNewsOnceKnown } from './app/news.ts';
import { preparePage } from './app/pages.tsx';
import './look/base.css';
import './app/app.css';
import { keepOfflineSoon, reloadWhenOutdated } from './offline/updates.ts';
import { route } from './router/router.ts';
import { applySettings, language } from './settings/settings.ts';
import { speak } from './words/area.ts';
import { shell } from './words/shell.ts';

/** Longer than this nobody looks at an empty sky: then the page says that it comes. */
const PATIENCE = 800;

reloadWhenOutdated();
applySettings();

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the client');

/**
 * Words, page and what the page shows are fetched at the same time, and come up together. Not awaited by this module:
 * a page's own module waits for this one to have run, and both would wait until patience ends.
 */
async function show(place: HTMLElement): Promise<void> {
  const words = [shell.load(language.peek()), speak(language.peek())];
  const page = preparePage(route.peek());
  await Promise.all(words);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  render(<App />, place);
  effect(() => void speak(language.value));
  // In a page of somebody else's nobody asked for a whole client to be kept.
  if (route.peek().page !== 'embed') keepOfflineSoon();
  followNewsOnceKnown();
}

void show(root);
