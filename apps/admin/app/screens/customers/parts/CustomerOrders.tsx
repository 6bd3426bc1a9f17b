import { Link } from 'react-router';
import type { AdminCustomer } from '../../../api/types.ts';
import { counted, named } from '../../../i18n/fill.ts';
import { formatInstant } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { Panel } from '../../../ui/Panel.tsx';

/** The latest orders, and the way to all of them. */
export function CustomerOrders({
  customer: { orders: latest, orderCount, profile },
}: {
  customer: AdminCustomer;
}) {
  const { texts, language } = useSpoken();
  const { customers, orders } = texts;
  const site = useSite();
  const { may } = useSession();
  return (
    <Panel title={counted(language, customers.ordersOf, orderCount)}>
      {latest.length === 0 && <p className="text-muted text-sm">{customers.noOrders}</p>}
      <ul className="grid gap-2">
        {latest.map(({ code, status, placed, total }) => (
          <li key={code} className="flex flex-wrap items-baseline gap-x-3 text-sm">
            {may(OPERATIONS.order) ? (
              <Link to={`/${site.id}/orders/${encodeURIComponent(code)}`} className="link">
                {code}
              </Link>
            ) : (
              code
            )}
            <time dateTime={placed} className="text-muted">
              {formatInstant(placed, site.timeZone, language)}
            </time>
            <span>{named(orders.status, status)}</span>
            <span className="tabular ml-auto">{total.formattedValue}</span>
          </li>
        ))}
      </ul>
      {orderCount > latest.length && may(OPERATIONS.orders) && (
        <Link
          to={`/${site.id}/orders?${new URLSearchParams({ query: profile.email })}`}
          className="link mt-3 inline-block text-sm"
        >
          {customers.allOrders}
        </Link>
      )}
    </Panel>
  );
}
