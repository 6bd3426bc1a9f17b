import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Meter } from '#app/ui/Meter.tsx';
import type { Cart } from './cart.types.ts';

/** How far the cart is from free shipping. */
export function FreeShippingMeter({ cart }: { cart: Cart }) {
  const m = useMessages();
  const { threshold, remaining, reached } = cart.freeShipping;
  if (!threshold) return null;
  const text = reached
    ? m.cart.freeShippingReached()
    : m.cart.freeShippingAway({ amount: remaining.formattedValue });
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
