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
  useEffect(() => {
    if (!fixed || !matchMedia('(width < 768px)').matches) return;
    const left = new AbortController();
    import('./standOnStrips.ts').then(
      ({ standOnStrips }) => bar.current && standOnStrips(bar.current, left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [fixed]);
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
