import type { Order } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { formatInstant } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { nameOfLine } from '../nameOfLine.ts';

/** What was sent, and how. */
export function Parcels({ order }: { order: Order }) {
  const { texts, language } = useSpoken();
  const { orders } = texts;
  const site = useSite();
  return (
    <Panel title={orders.parcels}>
      {order.consignments.length === 0 && <p className="text-muted text-sm">{orders.noParcels}</p>}
      <ul className="grid gap-3">
        {order.consignments.map(({ code, carrier, trackingCode, trackingUrl, entries, shippedDate }) => (
          <li key={code} className="border-line border-l-2 pl-3">
            <p className="text-sm">
              <time dateTime={shippedDate}>{formatInstant(shippedDate, site.timeZone, language)}</time>
              {carrier && ` · ${carrier}`}
              {trackingCode && !trackingUrl && <span className="break-all"> · {trackingCode}</span>}
            </p>
            {trackingCode && trackingUrl && (
              <a href={trackingUrl} target="_blank" rel="noreferrer" className="link break-all text-sm">
                {fill(orders.track, { code: trackingCode })}
              </a>
            )}
            <ul className="text-muted text-sm">
              {entries.map(({ entryNumber, quantity }) => (
                <li key={entryNumber}>
                  {fill(orders.unitsOf, { quantity, name: nameOfLine(order, entryNumber) })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
