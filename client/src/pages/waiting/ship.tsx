import type { ComponentChildren } from 'preact';
import './ship.css';

/** The table as a rocket: upright on a phone, lying where there is room. What it carries stands inside. */
export function Ship({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="ship">
      <svg class="ship-lying" viewBox="0 0 1000 620" preserveAspectRatio="none" aria-hidden="true">
        <g stroke="var(--ink)" stroke-width="4" stroke-linejoin="round">
          <path d="M120,210Q20,200 8,310Q20,420 120,410Z" fill="var(--coral)" />
          <path d="M120,250Q55,245 45,310Q55,375 120,370Z" fill="var(--amber)" stroke="none" />
          <path d="M52,14Q190,2 300,80L120,190Q100,90 52,14Z" fill="var(--coral)" />
          <path d="M52,606Q190,618 300,540L120,430Q100,530 52,606Z" fill="var(--coral-shade)" />
          <path d="M120,64H680Q800,88 850,140V480Q800,532 680,556H120Q96,310 120,64Z" fill="var(--paper)" />
          <path
            d="M114,520Q500,536 846,470V480Q800,532 680,556H120Q116,540 114,520Z"
            fill="var(--paper-shade)"
            stroke="none"
          />
          <path d="M850,140Q950,214 992,310Q950,406 850,480Q868,310 850,140Z" fill="var(--coral)" />
          <path d="M862,420Q940,376 990,310Q950,406 850,480Q858,452 862,420Z" fill="var(--coral-shade)" stroke="none" />
          <path d="M120,64H680Q800,88 850,140V480Q800,532 680,556H120Q96,310 120,64Z" fill="none" />
        </g>
      </svg>
      {children}
    </div>
  );
}
