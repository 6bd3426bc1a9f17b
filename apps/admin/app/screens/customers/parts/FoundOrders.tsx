import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ordersQuery } from '../../../api/areas/orders.ts';
import { named } from '../../../i18n/fill.ts';
import { formatInstant } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Orders that are shown here; the list of orders has all. */
const SHOWN = 10;

/** Orders that fit a search, by name, email, phone or number: guests have nothing else. */
export function FoundOrders({ query }: { query: string }) {
  const { texts, language } = useSpoken();
  const { customers, orders } = texts;
  const site = useSite();
  const { may } = useSession();
  const found = useQuery(ordersQuery(site.id, { query, filters: {} }, language));
  const items = found.data?.items ?? [];
  return (
    <div className="mt-4">
      <Panel title={customers.ordersFound}>
        {found.isPending && <Skeleton lines={3} />}
        {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && items.length === 0 && <p className="text-muted text-sm">{customers.noOrdersFound}</p>}
        <ul className="grid gap-2">
          {items.slice(0, SHOWN).map(({ code, name, email, customerId, status, created }) => (
            <li key={code} className="flex flex-wrap items-baseline gap-x-3 text-sm">
              {may(OPERATIONS.order) ? (
                <Link to={`/${site.id}/orders/${encodeURIComponent(code)}`} className="link">
                  {code}
                </Link>
              ) : (
                code
              )}
              {customerId && may(OPERATIONS.customer) ? (
                <Link to={`/${site.id}/customers/${customerId}`} className="link">
                  {name}
                </Link>
              ) : (
                <span>{customerId ? name : `${name} (${customers.guest})`}</span>
              )}
              <span className="break-all text-muted">{email}</span>
              <span>{named(orders.status, status)}</span>
              <time dateTime={created} className="ml-auto text-muted">
                {formatInstant(created, site.timeZone, language)}
              </time>
            </li>
          ))}
        </ul>
        {(items.length > SHOWN || found.data?.next) && (
          <Link
            to={`/${site.id}/orders?${new URLSearchParams({ query })}`}
            className="link mt-3 inline-block text-sm"
          >
            {customers.allFound}
          </Link>
        )}
      </Panel>
    </div>
  );
}
