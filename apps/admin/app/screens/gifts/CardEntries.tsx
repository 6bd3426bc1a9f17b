import { Link } from 'react-router';
import type { AdminGiftCard } from '../../api/types.ts';
import { named } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { LedgerTable } from '../programmes/ledger/LedgerTable.tsx';
import { useFigures } from '../programmes/useFigures.ts';

/** What was added to a card and taken from it, newest first, each with the balance after it. */
export function CardEntries({ entries }: Pick<AdminGiftCard, 'entries'>) {
  const { giftCards } = useTexts();
  const site = useSite();
  const { may } = useSession();
  const { instant, money, signed } = useFigures();
  return (
    <LedgerTable title={giftCards.entries}>
      {entries.map(({ id, at, kind, amount, balance, orderCode, reason, by }) => (
        <tr key={id}>
          <td className="whitespace-nowrap">
            <time dateTime={at}>{instant(at)}</time>
          </td>
          <td className="min-w-40">
            {named(giftCards.kinds, kind)}
            {orderCode && may(OPERATIONS.order) && (
              <Link to={`/${site.id}/orders/${encodeURIComponent(orderCode)}`} className="link block">
                {orderCode}
              </Link>
            )}
            {reason && (
              <span className="block break-words text-muted text-xs">{named(giftCards.reasons, reason)}</span>
            )}
          </td>
          <td className="number">{signed(amount, money)}</td>
          <td className="number">{money(balance)}</td>
          <td className="break-words">{by}</td>
        </tr>
      ))}
    </LedgerTable>
  );
}
