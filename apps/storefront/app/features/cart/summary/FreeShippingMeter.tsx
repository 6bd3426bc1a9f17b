import texts from '#app/platform/i18n/generated/screens/cartSums.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Meter } from '#app/ui/Meter.tsx';
import type { Cart } from '../cart.types.ts';

/** How far the cart is from free shipping. */
export function FreeShippingMeter({ cart }: { cart: Cart }) {
  const m = useScreenMessages(texts);
  const { threshold, remaining, reached } = cart.freeShipping;
  if (!threshold) return null;
  const text = reached ? m.freeShippingReached() : m.freeShippingAway({ amount: remaining.formattedValue });
  return (
    <div>
      <p className="mb-2 flex items-center gap-2 text-sm">
        <Icon name="truck" className="size-5 text-success" />
        {text}
      </p>
      <Meter value={threshold.value - remaining.value} max={threshold.value} label={text} />
    </div>
  );
}
