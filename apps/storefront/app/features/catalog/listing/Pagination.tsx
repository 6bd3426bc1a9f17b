import { Link, useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/listing.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { Listing } from '../catalog.types.ts';
import { listingSearch } from './listing.url.ts';

/** Pages around the current one, with the first and the last; `0` stands for a gap. */
export function pagesAround(current: number, total: number): number[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? [0, page] : [page];
  });
}

/** Links to the list's pages; nothing when there is one. */
export function Pagination({ pagination }: { pagination: Listing['pagination'] }) {
  const m = useScreenMessages(texts);
  const [search] = useSearchParams();
  const { totalPages } = pagination;
  const current = pagination.currentPage + 1;
  if (totalPages <= 1) return null;
  const to = (page: number) => ({ search: listingSearch(search, { page: String(page) }) });
  const cell = 'tabular inline-flex size-11 items-center justify-center rounded-control';
  return (
    <nav aria-label={m.pages()} className="pt-12">
      <ul className="flex items-center justify-center gap-1">
        {current > 1 && (
          <li>
            <Link
              discover="none"
              to={to(current - 1)}
              aria-label={m.previousPage()}
              className={`${cell} hover:bg-sunken`}
            >
              <Icon name="chevron-left" />
            </Link>
          </li>
        )}
        {pagesAround(current, totalPages).map((page, index) =>
          page === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place.
            <li key={`gap-${index}`} aria-hidden="true" className={`${cell} text-muted`}>
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                discover="none"
                to={to(page)}
                aria-label={m.page({ page })}
                aria-current={page === current ? 'page' : undefined}
                className={`${cell} ${page === current ? 'bg-deep text-on-deep' : 'hover:bg-sunken'}`}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < totalPages && (
          <li>
            <Link
              discover="none"
              to={to(current + 1)}
              aria-label={m.nextPage()}
              className={`${cell} hover:bg-sunken`}
            >
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
