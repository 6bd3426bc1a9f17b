import { type ReactNode, useId, useState } from 'react';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/listing.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import type { Card, Listing } from '../catalog.types.ts';
import { Facets } from './Facets.tsx';
import { listingSearch } from './listing.url.ts';
import { Pagination } from './Pagination.tsx';

interface ListingViewProps {
  listing: Listing;
  /** Number of cards on a phone's first screen. */
  eager?: number;
  action?: (card: Card) => ReactNode;
  /** Shown instead of the products when none match. */
  empty: ReactNode;
}

/** A list with its facets (a sheet on phones), chips, sorting and pages. */
export function ListingView({ listing, eager = 2, action, empty }: ListingViewProps) {
  const m = useScreenMessages(texts);
  const heading = useId();
  const [sheetOpen, setSheetOpen] = useState(false);
  const pending = useNavigation().state === 'loading';
  const { totalResults } = listing.pagination;
  // A value that all products share is no choice.
  const facets = listing.facets.filter(
    ({ values }) =>
      values.length > 1 || values.some(({ selected, count }) => selected || count < totalResults),
  );
  const filtered = facets.length > 0;
  const closeSheet = (): void => setSheetOpen(false);
  return (
    <div className={filtered ? 'lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-10' : undefined}>
      {filtered && (
        <aside aria-label={m.filters()} className="hidden lg:block">
          {/* Skips the facets, about forty links before the products. */}
          <a href={`#${heading}`} className={buttonClass('secondary', 'sr-only focus:not-sr-only')}>
            {m.products()}
          </a>
          <Facets facets={facets} filters={listing.filters} />
        </aside>
      )}
      <section aria-labelledby={heading} aria-busy={pending || undefined}>
        <h2 id={heading} tabIndex={-1} className="sr-only">
          {m.products()}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <p role="status" className="text-muted">
            {m.results({ count: totalResults })}
          </p>
          <div className="flex items-center gap-3">
            {filtered && (
              <Button look="secondary" className="lg:hidden" onClick={() => setSheetOpen(true)}>
                <Icon name="filter" className="size-5" />
                {m.filters()}
                {listing.chips.length > 0 && <span className="tabular">({listing.chips.length})</span>}
              </Button>
            )}
            <SortSelect listing={listing} />
          </div>
        </div>
        <Chips listing={listing} />
        <div className={`transition-opacity duration-150 ${pending ? 'opacity-50' : ''}`}>
          {listing.cards.length > 0 ? (
            <ProductGrid cards={listing.cards} eager={eager} action={action} />
          ) : (
            empty
          )}
        </div>
        <Pagination pagination={listing.pagination} />
      </section>
      {sheetOpen && (
        <Dialog
          open
          onClose={closeSheet}
          place="bottom"
          title={m.filters()}
          closeLabel={m.close()}
          footer={
            <Button className="w-full" onClick={closeSheet}>
              {m.showResults({ count: totalResults })}
            </Button>
          }
        >
          <Facets facets={facets} filters={listing.filters} />
        </Dialog>
      )}
    </div>
  );
}

function SortSelect({ listing }: { listing: Listing }) {
  const m = useScreenMessages(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="max-sm:sr-only">{m.sortBy()}</span>
      <select
        value={listing.sorts.find((sort) => sort.selected)?.code}
        onChange={(event) =>
          void navigate(
            { search: listingSearch(search, { sort: event.target.value }) },
            { preventScrollReset: true },
          )
        }
        className="min-h-11 rounded-control border border-control bg-surface px-3"
      >
        {listing.sorts.map((sort) => (
          <option key={sort.code} value={sort.code}>
            {sort.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Chips({ listing }: { listing: Listing }) {
  const m = useScreenMessages(texts);
  const [search] = useSearchParams();
  if (listing.chips.length === 0) return null;
  const chip =
    'inline-flex min-h-9 items-center gap-2 rounded-full border border-control px-3 text-sm hover:border-ink';
  return (
    <ul aria-label={m.chosen()} className="flex flex-wrap gap-2 pb-6">
      {listing.chips.map(({ facet, name, filters }) => (
        <li key={`${facet} ${name}`}>
          <Link
            discover="none"
            to={{ search: listingSearch(search, { filters }) }}
            preventScrollReset
            rel="nofollow"
            aria-label={m.removeFilter({ name })}
            className={chip}
          >
            {name}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          discover="none"
          to={{ search: listingSearch(search, { filters: '' }) }}
          preventScrollReset
          className={`${chip} border-transparent text-accent`}
        >
          {m.clearAll()}
        </Link>
      </li>
    </ul>
  );
}
