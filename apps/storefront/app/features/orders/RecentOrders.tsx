import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/account.js';
import orderTexts from '#app/platform/i18n/generated/screens/orders.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { orderHistory } from './orderHistory.slice.ts';
import { TONES } from './PastOrderCard.tsx';

const MOST = 5;

/** The last orders in a row each, for who looks for one of them. */
export function RecentOrders() {
  const m = useScreenMessages(texts);
  const status = useScreenMessages(orderTexts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data, error } = useAppSelector(orderHistory.select);
  useEffect(() => void dispatch(orderHistory.load({ page: 0, size: MOST })), [dispatch]);
  if (!data)
    return error ? (
      <Notice tone="danger" role="alert">
        {m.failed()}
      </Notice>
    ) : (
      <Skeleton className="h-40" />
    );
  if (data.orders.length === 0) return <p className="text-muted">{m.noOrders()}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {data.orders.map((order) => (
          <li
            key={order.code}
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 py-2 sm:grid-cols-[9rem_1fr_10rem_5rem]"
          >
            <Link
              to={link(`/account/orders/${order.code}`)}
              className="tabular inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {order.code}
            </Link>
            <span className="row-start-2 text-muted text-sm sm:row-auto sm:truncate">
              {formatDate(order.placed, brand, lang)} · {order.products.map(({ name }) => name).join(', ')}
            </span>
            <span className="justify-self-end sm:justify-self-start">
              <Badge tone={TONES[order.status] ?? 'accent'}>
                {status.statusOf({ status: order.statusDisplay.replace('-', '') })}
              </Badge>
            </span>
            <span className="tabular justify-self-end font-semibold">{order.total.formattedValue}</span>
          </li>
        ))}
      </ul>
      {data.pagination.totalResults > data.orders.length && (
        <Link
          to={link('/account/orders')}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {m.allOrders()} ({data.pagination.totalResults})
        </Link>
      )}
    </>
  );
}
