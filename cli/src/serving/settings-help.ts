/** The settings as `serve --help` tells them. */

import { type NamedSetting, SETTINGS } from './settings.ts';

const WIDTH = 120;
const INDENT = '      ';

export function settingsHelp(): string {
  const limits = SETTINGS.filter(({ isLimit }) => isLimit);
  return [
    ...SETTINGS.filter(({ isLimit }) => !isLimit).map(entry),
    'How much anybody may ask for (docs/security.md says what happens beyond it):',
    ...limits.map(entry),
  ].join('\n');
}

function entry({ flag, value, standard, help, variable }: NamedSetting): string {
  const usual = standard === '' || value === null ? '' : ` (${standard})`;
  return [`  --${flag}${value === null ? '' : ` ${value}`}${usual}  ${variable}`, ...wrapped(help)].join('\n');
}

function wrapped(text: string): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)}${lines.at(-1) === '' ? '' : ' '}${word}`;
    if (INDENT.length + longer.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `${INDENT}${line}`);
}
