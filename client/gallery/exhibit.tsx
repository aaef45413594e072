import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { THEMES, type Theme } from '../src/look/theme.ts';
import './exhibit.css';

export const ShownThemes = createContext<readonly Theme[]>(THEMES);

/** One kind of thing, in every theme that is shown. */
export function Exhibit({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: () => ComponentChildren;
}) {
  const themes = useContext(ShownThemes);
  return (
    <section class="exhibit" aria-label={title}>
      <h2 class="exhibit-title">{title}</h2>
      {note === undefined ? null : <p class="soft">{note}</p>}
      <div class="exhibit-stages">
        {themes.map((theme) => (
          <div key={theme} class="exhibit-stage" data-theme={theme}>
            {children()}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Things in a row, wrapping. */
export function Row({ children, paper }: { children: ComponentChildren; paper?: boolean }) {
  return (
    <div class="exhibit-row" data-surface={paper ? 'paper' : undefined}>
      {children}
    </div>
  );
}

/** A piece with its name below. */
export function Named({ name, children }: { name: ComponentChildren; children: ComponentChildren }) {
  return (
    <figure class="exhibit-named">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
