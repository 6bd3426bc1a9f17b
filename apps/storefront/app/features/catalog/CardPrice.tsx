import { useMessages } from '#app/platform/i18n/messages.tsx';
import type { Variant } from './catalog.types.ts';

/** Price, list price where it is reduced, count and price per pod of one variant. */
export function CardPrice({ variant }: { variant: Variant }) {
  const m = useMessages();
  const { price, listPrice, isDiscountPrice, pricePerPod } = variant;
  if (!variant.purchasable) return <p className="text-muted">{m.catalog.notSold()}</p>;
  return (
    <div className="tabular leading-tight">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-lg">
          {isDiscountPrice && <span className="sr-only">{m.catalog.now()} </span>}
          {price.formattedValue}
        </span>
        {isDiscountPrice && (
          <s className="text-muted text-sm">
            <span className="sr-only">{m.catalog.was()} </span>
            {listPrice.formattedValue}
          </s>
        )}
        {variant.count && (
          <span className="text-muted text-sm">
            {m.catalog.count({ count: variant.count, unit: variant.unit ?? 'ct' })}
            {pricePerPod && ` · ${m.catalog.perPod({ price: pricePerPod.formattedValue })}`}
          </span>
        )}
      </p>
    </div>
  );
}
