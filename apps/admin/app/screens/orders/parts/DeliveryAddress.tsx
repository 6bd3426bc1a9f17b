import { Link } from 'react-router';
import type { AdminOrder } from '../../../api/types.ts';
import { useTexts } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { Panel } from '../../../ui/Panel.tsx';

/** Whose order it is, and where it goes. */
export function DeliveryAddress({ shown }: { shown: AdminOrder }) {
  const { orders } = useTexts();
  const site = useSite();
  const { may } = useSession();
  const { order, customerId } = shown;
  const { firstName, lastName, companyName, line1, line2, town, region, postalCode, country, phone } =
    order.deliveryAddress;
  // The region is `US-NY`: its country stands beside it.
  const regionCode = region.isocode.split('-').at(-1);
  const lines = [
    `${firstName} ${lastName}`,
    companyName,
    line1,
    line2,
    `${town} ${regionCode} ${postalCode}`,
    country.isocode,
    phone,
  ].filter((line) => line !== undefined && line !== '');
  return (
    <Panel title={orders.address}>
      <address className="break-words not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={`mailto:${order.email}`} className="link break-all">
          {order.email}
        </a>
      </address>
      <p className="mt-3 text-sm">
        {customerId === undefined && <span className="text-muted">{orders.guest}</span>}
        {customerId !== undefined &&
          (may(OPERATIONS.customer) ? (
            <Link to={`/${site.id}/customers/${customerId}`} className="link">
              {orders.customer}
            </Link>
          ) : (
            <span className="text-muted">{orders.customer}</span>
          ))}
      </p>
    </Panel>
  );
}
