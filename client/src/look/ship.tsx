import type { ComponentChildren } from 'preact';
import { lyingShip, shipNose, shipTail } from '../art/ship.ts';
import './ship.css';

const drawn = (drawing: string, box: string, name: string) => (
  <svg
    class={`art ship-picture ${name}`}
    viewBox={box}
    preserveAspectRatio="none"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);

type ShipProps = {
  /** "5 of 8 aboard". */
  readonly title: ComponentChildren;
  /** The seats, each a porthole. */
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
  /** The flame grows and the ship leaves. */
  readonly launching?: boolean | undefined;
};

/** The waiting room: a rocket that fills, then starts. Upright where it is narrow, lying where it is wide. */
export function Ship({ title, children, footer, launching }: ShipProps) {
  return (
    <div class="ship" data-launching={launching ? '' : undefined}>
      <div class="ship-hull" data-surface="paper">
        {drawn(shipNose, '0 0 150 80', 'ship-nose')}
        {drawn(shipTail, '0 0 360 136', 'ship-tail')}
        <div class="ship-body" />
        {drawn(lyingShip, '0 0 900 590', 'ship-lying')}
        <div class="ship-inside">
          <div class="ship-title">{title}</div>
          <div class="ship-seats">{children}</div>
          {footer === undefined ? null : <div class="ship-footer">{footer}</div>}
        </div>
      </div>
    </div>
  );
}
