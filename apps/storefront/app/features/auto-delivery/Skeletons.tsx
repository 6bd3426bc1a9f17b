import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';

/** The shape of the screens while personal data is loading. */
export function AutoDeliverySkeleton() {
  const m = useScreenMessages(texts);
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <p role="status" className="sr-only">
        {m.loading()}
      </p>
      <div className="space-y-6">
        <Skeleton className="h-80" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}
