import { useMessages } from '#app/platform/i18n/messages.tsx';

/** No product has all of the chosen filters. */
export function EmptyListing() {
  const m = useMessages();
  return (
    <div className="rounded-card bg-sunken px-6 py-16 text-center">
      <p className="font-display text-2xl">{m.catalog.emptyTitle()}</p>
      <p className="mt-2 text-muted">{m.catalog.emptyText()}</p>
    </div>
  );
}
