import type { AdminOrder } from '../../../api/types.ts';
import { fill, named } from '../../../i18n/fill.ts';
import { formatInstant } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { nameOfLine } from '../nameOfLine.ts';

/** What went back, by whom and why. */
export function Refunds({ shown: { order, refunds } }: { shown: AdminOrder }) {
  const { texts, language } = useSpoken();
  const { orders, payments } = texts;
  const site = useSite();
  const ways: Partial<Record<string, string>> = {
    provider: payments.madeAtProvider,
    dispute: payments.lostDispute,
  };
  return (
    <Panel title={orders.refunds}>
      {refunds.refunds.length === 0 && <p className="text-muted text-sm">{orders.noRefunds}</p>}
      <ul className="grid gap-3">
        {refunds.refunds.map(({ code, created, actor, amount, entries, kind, reason, status }) => (
          <li key={code} className="border-line border-l-2 pl-3">
            <p>
              <span className="tabular font-medium">{amount.formattedValue}</span>
              {status === 'pending' && ` (${orders.pending})`}
            </p>
            <p className="text-muted text-sm">
              {fill(ways[kind] ?? orders.refundBy, {
                date: formatInstant(created, site.timeZone, language),
                actor: named(orders.actors, actor),
              })}
            </p>
            <ul className="text-muted text-sm">
              {entries
                .filter(({ quantity }) => quantity > 0)
                .map(({ orderEntryNumber, quantity }) => (
                  <li key={orderEntryNumber}>
                    {fill(orders.unitsOf, { quantity, name: nameOfLine(order, orderEntryNumber) })}
                  </li>
                ))}
            </ul>
            {reason && <p className="break-words text-sm">{reason}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
