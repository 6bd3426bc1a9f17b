import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import type { Variant } from '../catalog.types.ts';

interface BuyBarProps {
  /** On a phone at the foot of the screen, also while the page is scrolled. */
  fixed: boolean | undefined;
  variant: Variant;
  /** Of one, as chosen; formatted. */
  price: string | undefined;
  quantity: number;
  /** Weeks between deliveries; absent: bought once. */
  weeks: number | undefined;
  /** The button. */
  children: ReactNode;
}

/** The one button to buy, in its place in the page; on a phone fixed to the foot of the screen, beside the price. */
export function BuyBar({ fixed, variant, price, quantity, weeks, children }: BuyBarProps) {
  const m = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (fixed && bar.current ? standOnStrips(bar.current) : undefined), [fixed]);
  const about = weeks
    ? m.catalog.everyWeeks({ weeks })
    : variant.inStock
      ? variant.options.map(({ value }) => value).join(' · ')
      : m.catalog.soldOut();
  return (
    <div ref={bar} className={fixed ? 'buy-bar' : 'grow'}>
      {fixed && variant.purchasable && (
        <p className="tabular leading-tight md:hidden">
          <span className="font-semibold text-lg">
            {quantity > 1 && `${quantity} × `}
            {price}
          </span>
          <span className="block text-muted text-xs">{about}</span>
        </p>
      )}
      <div className="grow">{children}</div>
    </div>
  );
}

/**
 * Keeps the bar above the strips at the lower edge: cookies, language, an agent's bar. Moved by `transform`, which is
 * no layout shift. Answers a function that ends it.
 */
function standOnStrips(bar: HTMLElement): (() => void) | undefined {
  const strips = document.getElementById('strips');
  if (!strips) return undefined;
  const stand = (): void => {
    const shown = [...strips.querySelectorAll('aside')].filter(({ offsetHeight }) => offsetHeight > 0);
    const tops = [strips, ...shown].map((strip) => strip.getBoundingClientRect().top);
    const lift = Math.max(0, innerHeight - Math.min(...tops));
    bar.style.transform = lift > 0 ? `translateY(-${lift}px)` : '';
  };
  const size = new ResizeObserver(stand);
  size.observe(strips);
  const parts = new MutationObserver(stand);
  parts.observe(strips, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return () => {
    size.disconnect();
    parts.disconnect();
  };
}
