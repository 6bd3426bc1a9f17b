import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSizeText } from '#app/platform/i18n/useSizeText.ts';
import type { CardVariant } from '../catalog.types.ts';

/** Price, list price if it is reduced, count and price per pod of one variant. */
export function CardPrice({ variant }: { variant: CardVariant }) {
  const m = useMessages();
  const sizeText = useSizeText();
  const { price, was, perPod } = variant;
  if (!variant.purchasable) return <p className="text-muted">{m.catalog.notSold()}</p>;
  return (
    <div className="tabular leading-tight">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-lg">
          {was && <span className="sr-only">{m.catalog.now()} </span>}
          {price}
        </span>
        {was && (
          <s className="text-muted text-sm">
            <span className="sr-only">{m.catalog.was()} </span>
            {was}
          </s>
        )}
        {variant.count && (
          <span className="text-muted text-sm">
            {sizeText({ count: variant.count, unit: variant.unit })}
            {perPod && ` · ${m.catalog.perPod({ price: perPod })}`}
          </span>
        )}
      </p>
    </div>
  );
}
