import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { type OrderHistoryList, orderHistory } from './orderHistory.slice.ts';
import { PastOrderCard } from './PastOrderCard.tsx';

const PAGE_SIZE = 10;

/** The customer's orders, page by page; the address holds the page. */
export default function OrderHistory() {
  const [query] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(query.get('page')) || 1) - 1);
  return <Orders page={page} size={PAGE_SIZE} />;
}

export function Orders({ page, size }: { page: number; size: number }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(orderHistory.select);
  useEffect(() => {
    void dispatch(orderHistory.load({ page, size }));
  }, [dispatch, page, size]);
  if (!data && error) {
    return (
      <div className="max-w-xl space-y-4">
        <Notice tone="danger" role="alert">
          {m.failed()}
        </Notice>
        <Button busy={loading} onClick={() => void dispatch(orderHistory.load({ page, size }))}>
          {m.retry()}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">{m.loading()}</span>
        {['first', 'second', 'third'].slice(0, size).map((row) => (
          <Skeleton key={row} className="h-44" />
        ))}
      </div>
    );
  }
  if (data.orders.length === 0) return <NoOrders />;
  return (
    <>
      <ul className="space-y-4">
        {data.orders.map((order) => (
          <li key={order.code}>
            <PastOrderCard order={order} />
          </li>
        ))}
      </ul>
      {size === PAGE_SIZE && <Pages pagination={data.pagination} />}
    </>
  );
}

function NoOrders() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <div className="max-w-xl grow rounded-card bg-sunken p-6">
      <h2 className="font-display text-xl">{m.noOrders()}</h2>
      <p className="mt-2 mb-5">{m.noOrdersText()}</p>
      <LinkButton to={link('/beverages')}>{m.shop()}</LinkButton>
    </div>
  );
}

function Pages({ pagination: { currentPage, totalPages } }: { pagination: OrderHistoryList['pagination'] }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  if (totalPages < 2) return null;
  const to = (page: number): string =>
    link(page === 0 ? '/account/orders' : `/account/orders?page=${page + 1}`);
  const look =
    'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline';
  return (
    <nav aria-label={m.pages()} className="mt-8 flex items-center justify-between">
      {currentPage > 0 ? (
        <Link to={to(currentPage - 1)} className={look}>
          {m.previous()}
        </Link>
      ) : (
        <span />
      )}
      <span className="tabular text-muted">{m.page({ page: `${currentPage + 1} / ${totalPages}` })}</span>
      {currentPage + 1 < totalPages ? (
        <Link to={to(currentPage + 1)} className={look}>
          {m.next()}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
