import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';

/** The shape of the checkout while the cart is loading. */
export function CheckoutSkeleton() {
  const m = useScreenMessages(texts);
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
      <p role="status" className="sr-only">
        {m.loading()}
      </p>
      <Skeleton className="h-14 lg:col-start-2 lg:h-96" />
      <div className="space-y-6 lg:col-start-1 lg:row-start-1">
        <Skeleton className="h-10" />
        <Skeleton className="h-80" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </div>
  );
}
