import { Link } from 'react-router';
import { formatNumber } from '#app/platform/i18n/format.ts';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Badge } from '#app/ui/Badge.tsx';
import type { LoyaltyHistory } from './loyaltyHistory.slice.ts';

/** Entries of the history, newest first. A phone has the date above what happened. */
export function HistoryTable({ entries }: Pick<LoyaltyHistory, 'entries'>) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const signed = (points: number): string =>
    `${points < 0 ? '−' : '+'}${formatNumber(Math.abs(points), brand, lang)}`;
  const number = 'tabular py-3 pl-4 text-right align-top';
  return (
    <table className="w-full border-line border-t">
      <thead>
        <tr className="border-line border-b text-left text-muted text-sm">
          <th scope="col" className="py-2 pr-4 font-semibold max-sm:hidden">
            {m.date()}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {m.what()}
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold">
            {m.change()}
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold">
            {m.balance()}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, date, label, points, pending, orderCode, balance }) => (
          <tr key={id} className="border-line border-b">
            <td className="whitespace-nowrap py-3 pr-4 align-top max-sm:hidden">
              {formatDate(date, brand, lang)}
            </td>
            <td className="py-3 align-top">
              <span className="block text-muted text-sm sm:hidden">{formatDate(date, brand, lang)}</span>
              {orderCode ? (
                <Link
                  to={link(`/account/orders/${orderCode}`)}
                  className="mr-2 inline-block break-words py-0.5 text-accent underline underline-offset-4"
                >
                  {label}
                </Link>
              ) : (
                <span className="mr-2">{label}</span>
              )}
              {pending && <Badge tone="quiet">{m.pendingMark()}</Badge>}
            </td>
            <td className={`${number} font-semibold ${points > 0 && !pending ? 'text-success' : ''}`}>
              {signed(points)}
            </td>
            <td className={number}>{formatNumber(balance, brand, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
