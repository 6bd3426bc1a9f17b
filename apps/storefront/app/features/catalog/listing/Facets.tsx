import { useLocation } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/listing.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { LinkArea } from '#app/platform/LinkArea.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { Facet } from '../catalog.types.ts';
import { listingAddresses } from './listing.url.ts';

/** Values shown before the rest is folded away. */
const SHOWN = 8;

/** Each facet is a disclosure of links, which work without script, open in a new tab and can be shared. */
export function Facets({ facets, filters }: { facets: readonly Facet[]; filters: string }) {
  const { pathname, search } = useLocation();
  const withFilters = listingAddresses(pathname, search);
  return (
    <LinkArea inPlace>
      <div className="facets divide-y divide-line border-line border-y">
        {facets.map((facet, index) => (
          <details
            key={facet.code}
            open={index < 4 || facet.values.some((value) => value.selected)}
            className="group py-3"
          >
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold">
              {facet.name}
              <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <FacetValues facet={facet} filters={filters} withFilters={withFilters} />
          </details>
        ))}
      </div>
    </LinkArea>
  );
}

interface FacetValuesProps {
  facet: Facet;
  filters: string;
  /** The list's address with other filters. */
  withFilters: (filters: string) => string;
}

function FacetValues({ facet, filters, withFilters }: FacetValuesProps) {
  const m = useScreenMessages(texts);
  const { values } = facet;
  const folded = values.slice(SHOWN).filter((value) => !value.selected);
  const shown = values.filter((value) => !folded.includes(value));
  const also = (code: string) => `${filters && `${filters}:`}${facet.code}:${code}`;
  const item = (value: (typeof values)[number]) => (
    <li key={value.code}>
      <a
        href={withFilters(value.filters ?? also(value.code))}
        rel="nofollow"
        aria-current={value.selected ? 'true' : undefined}
      >
        <i>{value.selected && <Icon name="check" className="size-4" />}</i>
        <span>{value.name}</span>
        {value.count}
      </a>
    </li>
  );
  return (
    <>
      <ul>{shown.map(item)}</ul>
      {folded.length > 0 && (
        <details className="group/more">
          <summary className="min-h-9 cursor-pointer list-none py-1 text-accent text-sm group-open/more:hidden">
            {m.more({ count: folded.length })}
          </summary>
          <ul>{folded.map(item)}</ul>
        </details>
      )}
    </>
  );
}
