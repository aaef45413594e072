import { Sign } from '../look/icon.tsx';
import { language as sign } from '../look/icons.ts';
import { Menu } from '../look/menu.tsx';
import { language } from '../settings/settings.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageTag } from '../words/languages.ts';
import { shell } from '../words/shell.ts';
import './language-menu.css';

/** Each language by its own name; no flags. */
export function LanguageMenu() {
  const current = language.value;
  return (
    <Menu
      label={shell.say('language')}
      items={LANGUAGES.map((choice) => ({
        label: LANGUAGE_NAMES[choice],
        lang: languageTag(choice),
        checked: choice === current,
        onChoose: () => {
          language.value = choice;
        },
      }))}
    >
      <span class="spoken">{shell.say('language')}: </span>
      <Sign of={sign} />
      <span class="language-whole">{LANGUAGE_NAMES[current]}</span>
      <span class="language-short" aria-hidden="true">
        {languageTag(current).toUpperCase()}
      </span>
    </Menu>
  );
}
