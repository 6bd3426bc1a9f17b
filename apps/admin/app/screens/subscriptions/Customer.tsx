import { Link } from 'react-router';
import type { DeliveryList } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';

type Listed = DeliveryList['items'][number];

/** Whose it is, and the way to all that can be done. */
export function Customer({ of: { customerId, name, email } }: { of: Listed }) {
  const site = useSite();
  const { may } = useSession();
  return (
    <>
      {may(OPERATIONS.customer) ? (
        <Link to={`/${site.id}/customers/${customerId}`} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block break-all text-muted text-xs">{email}</span>
    </>
  );
}

/** What it sends. */
export function Products({ of: { lines } }: { of: Listed }) {
  const { orders } = useTexts();
  return (
    <ul>
      {lines.map(({ code, quantity, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a product may come twice, once and every time
        <li key={`${code} ${index}`}>{fill(orders.unitsOf, { quantity, name })}</li>
      ))}
    </ul>
  );
}
