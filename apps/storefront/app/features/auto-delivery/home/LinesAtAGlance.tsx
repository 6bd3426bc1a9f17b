import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { SubscriptionEntry } from '../autoDelivery.types.ts';
import { LinePicture } from '../LinePicture.tsx';

/** Small pictures of the next order's lines. */
export function LinesAtAGlance({ entries }: { entries: readonly SubscriptionEntry[] }) {
  const m = useScreenMessages(texts);
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {entries.map(({ entryNumber, product, quantity, isOneTimeProduct, available }) => (
        <li key={entryNumber} className="grid grid-cols-[3.5rem_1fr] items-center gap-3">
          <LinePicture src={product.image} size="w-14" />
          <div className="min-w-0">
            <p className="font-medium leading-snug">{product.name}</p>
            <p className="tabular text-muted text-sm">
              {[
                m.quantity({ count: quantity }),
                ...Object.values(product.options ?? {}),
                ...(isOneTimeProduct ? [m.onceOnly()] : []),
              ].join(' · ')}
            </p>
            {!available && <p className="text-danger text-sm">{m.unavailable()}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
