import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Icon } from '#app/ui/Icon.tsx';
import type { Cart } from '../checkout.types.ts';
import { deliveryModes } from '../steps/steps.thunks.ts';

/** The one way of delivery, which nobody has to choose, with what it costs now. Keeps its room while it is loading. */
export function DeliveryTold({ cart: { deliveryCost } }: { cart: Cart }) {
  const m = useScreenMessages(texts);
  const { data } = useAppSelector(deliveryModes.select);
  const [mode] = data ?? [];
  return (
    <div className="flex min-h-16 items-center gap-3 rounded-control bg-sunken px-4 py-3">
      <Icon name="truck" className="size-5 text-success" />
      <p className="min-w-0">
        <span className="block font-medium">{mode?.name}</span>
        <span className="block text-muted text-sm">{mode?.description}</span>
      </p>
      <p className="tabular ml-auto font-semibold">
        {deliveryCost.value === 0 ? m.deliveryFree() : deliveryCost.formattedValue}
      </p>
    </div>
  );
}
