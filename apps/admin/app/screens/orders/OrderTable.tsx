import { Link } from 'react-router';
import type { AdminOrderList } from '../../api/types.ts';
import { named, regional } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

interface OrderTableProps {
  items: AdminOrderList['items'];
  /** Another page is on its way. */
  stale: boolean;
}

export function OrderTable({ items, stale }: OrderTableProps) {
  const { texts, language } = useSpoken();
  const { orders, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  const count = new Intl.NumberFormat(regional(language));
  return (
    <ScrollBox label={shell.orders} className={stale ? 'opacity-60' : ''}>
      <table className="table" aria-busy={stale || undefined}>
        <thead>
          <tr>
            {[orders.number, orders.date, orders.name, orders.email, orders.statusTitle].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col" className="number">
              {orders.units}
            </th>
            <th scope="col" className="number">
              {orders.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ code, created, name, email, status, paymentStatus, units, total }) => (
            <tr key={code}>
              <td className="whitespace-nowrap">
                {may(OPERATIONS.order) ? (
                  <Link to={`/${site.id}/orders/${encodeURIComponent(code)}`} className="link">
                    {code}
                  </Link>
                ) : (
                  code
                )}
              </td>
              <td className="whitespace-nowrap">
                <time dateTime={created}>{formatInstant(created, site.timeZone, language)}</time>
              </td>
              <td className="min-w-32 max-w-60 break-words">{name}</td>
              <td className="min-w-40 max-w-72 break-all">{email}</td>
              <td className="whitespace-nowrap">
                {named(orders.status, status)}
                {paymentStatus !== 'captured' && (
                  <span className="block text-muted text-xs">{named(orders.payments, paymentStatus)}</span>
                )}
              </td>
              <td className="number">{count.format(units)}</td>
              <td className="number">{total.formattedValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
