import texts from '#app/platform/i18n/generated/screens/listing.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';

/** No product has all of the chosen filters; without any chosen, there is nothing here yet. */
export function EmptyListing({ isFiltered }: { isFiltered: boolean }) {
  const m = useScreenMessages(texts);
  return (
    <div className="rounded-card bg-sunken px-6 py-16 text-center">
      <p className="font-display text-2xl">{isFiltered ? m.emptyTitle() : m.nothingTitle()}</p>
      <p className="mt-2 text-muted">{isFiltered ? m.emptyText() : m.nothingText()}</p>
    </div>
  );
}
