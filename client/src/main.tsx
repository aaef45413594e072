import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import './look/base.css';
import './app/app.css';
import { keepOffline, reloadWhenOutdated } from './offline/updates.ts';
import { applySettings, language } from './settings/settings.ts';
import { speak } from './words/area.ts';
import { shell } from './words/shell.ts';

reloadWhenOutdated();
applySettings();

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the client');

await shell.load(language.peek());
await speak(language.peek());
render(<App />, root);

effect(() => void speak(language.value));

void keepOffline();
