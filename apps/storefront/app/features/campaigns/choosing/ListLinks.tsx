import { Link } from 'react-router';
import listing from '#app/platform/i18n/generated/screens/listing.js';
import texts from '#app/platform/i18n/generated/screens/podChoice.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { PodFilter } from './pods.adapter.ts';

/** Address of the same list with something changed. */
export type ListAddress = (change: { filters?: string; page?: number; list?: string }) => string;

const CHIP = 'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-sm';
const chip = (isOn: boolean): string =>
  `${CHIP} ${isOn ? 'border-accent bg-accent-soft text-accent-strong' : 'border-control bg-surface hover:border-ink'}`;

/** The filters of a list as links, which work without script. */
export function FilterLinks({ filters, to }: { filters: readonly PodFilter[]; to: ListAddress }) {
  return filters.map(({ code, name, values }) => (
    <fieldset key={code} className="min-w-0">
      <legend className="pb-2 font-semibold text-sm">{name}</legend>
      <ul className="flex flex-wrap gap-2">
        {values.map((value) => (
          <li key={value.code}>
            <Link
              to={to({ filters: value.filters })}
              preventScrollReset
              replace
              rel="nofollow"
              aria-current={value.selected ? 'true' : undefined}
              className={chip(value.selected)}
            >
              {value.selected && <Icon name="check" className="size-4" />}
              {value.name}
              <span className="tabular text-muted">{value.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  ));
}

interface Tab {
  code: string;
  name: string;
  count: number;
}

/** The categories or collections of a list, in a row; `undefined` stands for all. */
export function ListTabs({
  label,
  tabs,
  present,
  all,
  to,
}: {
  label: string;
  tabs: readonly Tab[];
  present?: string;
  /** Name of the list of everything; absent: there is none in this row. */
  all?: string;
  to: ListAddress;
}) {
  if (tabs.length === 0) return null;
  const item = (code: string | undefined, name: string, count?: number) => (
    <li key={code ?? ''}>
      <Link
        to={to({ list: code ?? '' })}
        preventScrollReset
        replace
        rel="nofollow"
        aria-current={code === present ? 'true' : undefined}
        className={chip(code === present)}
      >
        {name}
        {count !== undefined && <span className="tabular text-muted">{count}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className="scroll-row gap-2 py-1 md:flex-wrap">
        {all && item(undefined, all)}
        {tabs.map(({ code, name, count }) => item(code, name, count))}
      </ul>
    </nav>
  );
}

/** Links to the pages before and after; nothing where there is one. */
export function PageLinks({ page, pages, to }: { page: number; pages: number; to: ListAddress }) {
  const m = useScreenMessages(listing);
  const texted = useScreenMessages(texts);
  if (pages <= 1) return null;
  const cell = 'inline-flex min-h-11 items-center gap-2 rounded-control px-4 hover:bg-sunken';
  return (
    <nav aria-label={m.pages()} className="flex items-center justify-center gap-3 pt-12">
      {page > 1 && (
        <Link to={to({ page: page - 1 })} className={cell}>
          <Icon name="chevron-left" className="size-5" />
          {m.previousPage()}
        </Link>
      )}
      <span className="tabular text-muted">{texted.pageOf({ page, pages })}</span>
      {page < pages && (
        <Link to={to({ page: page + 1 })} className={cell}>
          {m.nextPage()}
          <Icon name="chevron-right" className="size-5" />
        </Link>
      )}
    </nav>
  );
}
