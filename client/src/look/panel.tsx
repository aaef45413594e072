import type { ComponentChildren } from 'preact';
import './panel.css';

type PanelProps = {
  readonly children: ComponentChildren;
  readonly title?: ComponentChildren | undefined;
  /** Small words or buttons at the end of the title's line. */
  readonly aside?: ComponentChildren | undefined;
  readonly tone?: 'deck' | 'raised' | 'paper' | undefined;
  readonly level?: 2 | 3 | undefined;
  /** Glows in this seat's colour: what is being decided, and by whom. */
  readonly glowFor?: number | undefined;
  readonly class?: string | undefined;
};

export function Panel({ children, title, aside, tone = 'deck', level = 2, glowFor, class: name = '' }: PanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      class={`panel ${name}`}
      data-tone={tone}
      data-surface={tone === 'paper' ? 'paper' : undefined}
      data-seat={glowFor}
      data-glow={glowFor === undefined ? undefined : ''}
    >
      {title === undefined ? null : (
        <header class="panel-head">
          <Heading class="panel-title">{title}</Heading>
          {aside === undefined ? null : <div class="panel-aside">{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
