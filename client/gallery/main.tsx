import { render } from 'preact';
import '../src/look/base.css';
import '../src/app/app.css';
import { applySettings, language } from '../src/settings/settings.ts';
import { speak } from '../src/words/area.ts';
import { shell } from '../src/words/shell.ts';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the gallery');

applySettings();
await Promise.all([shell.load(language.peek()), speak(language.peek())]);
render(<Gallery />, root);
