import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { CartEntry } from './cart.types.ts';

/** Lines of a cart or an order as they are, for checkout and confirmation. */
export function PurchaseLines({ entries }: { entries: readonly CartEntry[] }) {
  const m = useMessages();
  return (
    <ul className="space-y-4">
      {entries.map(({ entryNumber, product, quantity, totalPrice, available, frequencyWeeks }) => (
        <li key={entryNumber} className="grid grid-cols-[4rem_1fr_auto] items-start gap-4">
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
            {frequencyWeeks && (
              <p className="text-sm text-success">{m.catalog.everyWeeks({ weeks: frequencyWeeks })}</p>
            )}
            {!available && <p className="text-danger text-sm">{m.cart.unavailable()}</p>}
          </div>
          <p className="tabular font-semibold">{totalPrice.formattedValue}</p>
        </li>
      ))}
    </ul>
  );
}
