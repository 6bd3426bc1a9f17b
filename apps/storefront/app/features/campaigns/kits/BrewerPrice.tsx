import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { KitColour } from './brewers.adapter.ts';

/** What a brewer costs with a kit, and its list price where that is higher. */
export function BrewerPrice({ of: { price, listPrice } }: { of: Pick<KitColour, 'price' | 'listPrice'> }) {
  const m = useScreenMessages(texts);
  return (
    <p className="tabular mt-1 flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold text-lg">{price.value === 0 ? m.free() : price.formattedValue}</span>
      {price.value < listPrice.value && (
        <s className="text-muted text-sm">
          <span className="sr-only">{m.instead()} </span>
          {listPrice.formattedValue}
        </s>
      )}
    </p>
  );
}
