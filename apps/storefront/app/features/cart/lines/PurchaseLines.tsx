import { formatPrice } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/purchaseLines.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { CartEntry } from '../cart.types.ts';
import { LineSurcharges } from './LineSurcharges.tsx';

interface PurchaseLinesProps {
  entries: readonly CartEntry[];
  /** Of a cart: its recurring lines follow consumption. The lines of an order say so themselves. */
  byCups?: boolean;
}

/** Lines of a cart or an order, not changeable, for checkout and confirmation. */
export function PurchaseLines({ entries, byCups }: PurchaseLinesProps) {
  return (
    <ul className="space-y-4">
      {entries.map((entry) => (
        <Line key={entry.entryNumber} entry={entry} byCups={byCups || entry.cupsPerDay !== undefined} />
      ))}
    </ul>
  );
}

function Line({ entry, byCups }: { entry: CartEntry; byCups: boolean }) {
  const m = useMessages();
  const texted = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { product, quantity, totalPrice, available, isOneTimeProduct, frequencyWeeks: weeks } = entry;
  const isReward = entry.priceKind === 'perks';
  const rhythm =
    byCups && !isOneTimeProduct ? texted.asPodsRunLow() : weeks && m.catalog.everyWeeks({ weeks });
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-start gap-4">
      {product.image ? (
        <Picture
          src={product.image}
          alt=""
          width={160}
          height={160}
          most={160}
          sizes="4rem"
          className="aspect-square w-16 rounded-control bg-sunken object-cover"
        />
      ) : (
        <span />
      )}
      <div className="min-w-0">
        <p className="font-medium leading-snug">{product.name}</p>
        <p className="text-muted text-sm">
          {[product.brand, ...Object.values(product.options ?? {})].filter(Boolean).join(' · ')}
        </p>
        <p className="text-muted text-sm">
          {m.cart.quantity()} <span className="tabular">{quantity}</span>
        </p>
        <LineSurcharges surcharges={entry.surcharges} />
        {entry.priceLabel && <p className="text-sm text-success">{entry.priceLabel}</p>}
        {isReward && <p className="text-sm text-success">{texted.reward()}</p>}
        {rhythm && <p className="text-sm text-success">{rhythm}</p>}
        {!available && <p className="text-danger text-sm">{m.cart.unavailable()}</p>}
      </div>
      <p className="tabular text-right font-semibold">
        {totalPrice.formattedValue}
        {isReward && (
          <s className="block font-normal text-muted text-sm">
            {formatPrice(entry.listPrice.value * quantity, brand, lang)}
          </s>
        )}
      </p>
    </li>
  );
}
