/** The frame of every page but the table: a bar with the way back, a title, and the content. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../look/icon-button.tsx';
import { back as backSign, gear } from '../look/icons.ts';
import { addressOf } from '../router/routes.ts';
import { shell } from '../words/shell.ts';
import { LanguageMenu } from './language-menu.tsx';
import './page.css';

export interface PageProps {
  readonly title: string;
  /** A second, smaller line. */
  readonly detail?: ComponentChildren;
  /** A picture before the title. */
  readonly emblem?: ComponentChildren;
  readonly back?: string;
  /** Buttons at the end of the bar; the language menu if none are given. */
  readonly aside?: ComponentChildren;
  readonly width?: 'text' | 'wide';
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Page({ title, detail, emblem, back, aside, width = 'text', class: name = '', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Starboard`;
  }, [title]);
  // A new page begins at its title, for those who hear it and for those who tab.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class={`page ${name}`} data-width={width}>
      <header class="page-bar">
        {back === undefined ? null : <IconButton icon={backSign} label={shell.say('back')} href={back} />}
        {emblem}
        <div class="page-names">
          <h1 class="page-title" tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {detail === undefined ? null : <p class="page-detail soft">{detail}</p>}
        </div>
        <div class="page-aside">
          {aside ?? (
            <>
              <IconButton icon={gear} label={shell.say('settings')} href={addressOf.settings} />
              <LanguageMenu />
            </>
          )}
        </div>
      </header>
      <main class="page-main">{children}</main>
    </div>
  );
}
