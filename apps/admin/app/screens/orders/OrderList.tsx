import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ordersQuery } from '../../api/areas/orders.ts';
import type { Filter } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { isSearchable } from '../../kit/list/isSearchable.ts';
import { type ListState, readList, writeList } from '../../kit/list/listUrl.ts';
import { Pages } from '../../kit/list/Pages.tsx';
import { SearchBar } from '../../kit/list/SearchBar.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { OrderTable } from './OrderTable.tsx';

/** What waits for somebody first, then the statuses; the same words are in the address. */
const statusFilter = ({ work, status, statusTitle }: Messages['orders']): Filter => ({
  name: 'status',
  title: statusTitle,
  options: Object.entries({ ...work, ...status }).map(([value, title]) => ({ value, title })),
});

/** What reports ask for in the address: when and where they were paid, and with which coupon. */
const NARROWED = ['from', 'to', 'region', 'coupon'].map((name) => ({ name }));

/** Orders of a site, guests' too, the latest first. */
export default function OrderList() {
  const { may } = useSession();
  return may(OPERATIONS.orders) ? <Orders /> : <NoResource />;
}

function Orders() {
  const { texts, language } = useSpoken();
  const { orders, list, shell } = texts;
  const site = useSite();
  const [parameters, setParameters] = useSearchParams();
  const filters = [statusFilter(orders)];
  const state = readList(parameters, [...filters, ...NARROWED], '');
  const canAsk = isSearchable(state.query);
  const found = useQuery({
    ...ordersQuery(site.id, { ...state, after: state.cursors.at(-1) }, language),
    enabled: canAsk,
  });
  const go = (next: ListState, replace = false): void => setParameters(writeList(next, ''), { replace });
  const isNarrowed = state.query !== '' || Object.keys(state.filters).length > 0;
  const items = canAsk ? (found.data?.items ?? []) : [];
  return (
    <>
      <PageHead title={shell.orders} description={orders.text} />
      <SearchBar filters={filters} state={state} onChange={(next) => go(next, true)} />
      <Narrowed state={state} onGo={(next) => go(next, true)} />
      {!canAsk && <Empty>{orders.tooShort}</Empty>}
      {canAsk && found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {canAsk && found.isPending && <Skeleton lines={10} />}
      {canAsk && found.data && items.length === 0 && (
        <Empty
          action={
            isNarrowed && (
              <Button onClick={() => go({ query: '', filters: {}, cursors: [] }, true)}>
                {list.showAll}
              </Button>
            )
          }
        >
          {isNarrowed ? list.nothingFound : orders.none}
        </Empty>
      )}
      {items.length > 0 && <OrderTable items={items} stale={found.isPlaceholderData} />}
      <Pages
        state={state}
        next={!canAsk || found.isPlaceholderData ? undefined : found.data?.next}
        onGo={go}
      />
    </>
  );
}

/** What a report has narrowed the list to, and the way back to all orders. */
function Narrowed({ state, onGo }: { state: ListState; onGo: (state: ListState) => void }) {
  const { texts, language } = useSpoken();
  const { orders, list } = texts;
  const { from, to, region, coupon, ...others } = state.filters;
  const day = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text, language) : text);
  const parts = [
    ...(from ? [fill(orders.paidFrom, { day: day(from) })] : []),
    ...(to ? [fill(orders.paidTo, { day: day(to) })] : []),
    ...(region ? [fill(orders.sentTo, { region })] : []),
    ...(coupon ? [fill(orders.withCoupon, { coupon })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice
        action={
          <Button onClick={() => onGo({ ...state, filters: others, cursors: [] })}>{list.showAll}</Button>
        }
      >
        {parts.join(' · ')}
      </Notice>
    </div>
  );
}
