import texts from '#app/platform/i18n/generated/screens/podChoice.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSizeText } from '#app/platform/i18n/useSizeText.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { Chosen, PodSize } from '../campaigns.types.ts';
import { withProduct, writeProducts } from './chosen.url.ts';

interface SizeRowProps {
  name: string;
  size: PodSize;
  qty: number;
  products: readonly Chosen[];
  room?: number;
  unit: 'box' | 'case';
}

/** One size of a drink: what it costs and counts, and buttons for how many. Each button submits the whole new choice. */
export function SizeRow({ name, size, qty, products, room = Number.POSITIVE_INFINITY, unit }: SizeRowProps) {
  const m = useMessages();
  const texted = useScreenMessages(texts);
  const { code, count, inStock, price, was, later, weight = 1, premium } = size;
  const sizeText = useSizeText();
  const told = count ? sizeText({ count, unit: size.unit }) : '';
  const words = { name: [name, told].filter(Boolean).join(', ') };
  const to = (next: number) => writeProducts(withProduct(products, code, next));
  const button = 'inline-flex size-11 items-center justify-center hover:bg-sunken';
  return (
    <div className="py-2">
      <p className="tabular flex flex-wrap items-baseline gap-x-2 text-sm">
        {told && <span>{told}</span>}
        {price && <span className="font-semibold">{price}</span>}
        {was && (
          <s className="text-muted">
            <span className="sr-only">{m.catalog.was()} </span>
            {was}
          </s>
        )}
        {premium && <span className="font-semibold text-accent">{texted.premium({ price: premium })}</span>}
        {weight > 1 && <span className="text-muted">{texted.counts({ count: weight, unit })}</span>}
      </p>
      {later && <p className="text-muted text-sm">{texted.later({ price: later })}</p>}
      {!inStock && qty === 0 && <p className="py-2 text-muted text-sm">{m.catalog.soldOut()}</p>}
      {inStock && qty === 0 && room > 0 && (
        <button
          type="submit"
          name="products"
          value={to(1)}
          aria-label={texted.addNamed(words)}
          className={buttonClass('secondary', 'mt-2 w-full px-2')}
        >
          {texted.add()}
        </button>
      )}
      {inStock && qty === 0 && room <= 0 && <p className="py-2 text-muted text-sm">{texted.full()}</p>}
      {qty > 0 && (
        <div className="mt-2 inline-flex items-stretch overflow-hidden rounded-control border border-accent bg-accent-soft">
          <button
            type="submit"
            name="products"
            value={to(qty - 1)}
            aria-label={texted.lessOf(words)}
            className={button}
          >
            <Icon name="minus" className="size-4" />
          </button>
          <span className="tabular flex w-10 items-center justify-center">
            <span className="sr-only">{texted.chosenOf(words)} </span>
            {qty}
          </span>
          <button
            type="submit"
            name="products"
            value={to(qty + 1)}
            disabled={room <= 0 || !inStock}
            aria-label={texted.moreOf(words)}
            className={`${button} disabled:opacity-40`}
          >
            <Icon name="plus" className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
