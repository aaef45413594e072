import type { ComponentChildren, Ref } from 'preact';
import { say } from './words.ts';

export interface SiteFrameProps {
  readonly plan: ComponentChildren;
  /** Beside the plan. */
  readonly aside: ComponentChildren;
  readonly city: ComponentChildren;
  /** Beside the city. */
  readonly tools: ComponentChildren;
  readonly hand: ComponentChildren;
  readonly action: ComponentChildren;
  /** The city is locked, and the others still build. */
  readonly isDone?: boolean;
  /** The city has just been stopped; presses meant for it must not choose anything. */
  readonly isFrozen?: boolean;
  readonly isCarrying?: boolean;
  readonly root?: Ref<HTMLDivElement>;
  readonly children?: ComponentChildren;
}

/** Where everything lies, whatever the phase: what stays from one to the next is never laid out anew. */
export function SiteFrame(props: SiteFrameProps) {
  const { plan, aside, city, tools, hand, action, isDone, isFrozen, isCarrying, root, children } = props;
  return (
    <div class="builder-site" ref={root ?? null} data-carrying={isCarrying ? '' : undefined}>
      <div class="builder-upper">
        <div class="builder-plan">{plan}</div>
        {aside}
      </div>
      <div class="builder-lower">
        <div class="builder-city" data-done={isDone ? '' : undefined} data-frozen={isFrozen ? '' : undefined}>
          {city}
          {isFrozen ? (
            <span class="freeze" aria-hidden="true">
              {say('stop')}
            </span>
          ) : null}
        </div>
        <div class="builder-tools">{tools}</div>
      </div>
      <div class="builder-dock" inert={isFrozen}>
        <div class="builder-hand">{hand}</div>
        <div class="builder-action">
          <div class="builder-deed">{action}</div>
        </div>
      </div>
      {children}
    </div>
  );
}
