import { Link } from 'react-router';
import type { SalesReport, SalesSums } from '../../api/types.ts';
import { regional } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { formatMoney } from '../../i18n/money.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

const COUNTS = ['orders', 'units'] as const;
const AMOUNTS = ['goods', 'discounts', 'shipping', 'tax', 'total', 'refunds'] as const;

export function SalesTable({ report }: { report: SalesReport }) {
  const { texts, language } = useSpoken();
  const { screens } = texts;
  const site = useSite();
  const { may } = useSession();
  const count = new Intl.NumberFormat(regional(language));
  const cells = (sums: SalesSums) => (
    <>
      {COUNTS.map((name) => (
        <td key={name} className="number">
          {count.format(sums[name])}
        </td>
      ))}
      {AMOUNTS.map((name) => (
        <td key={name} className="number">
          {formatMoney(sums[name], site.currency, language)}
        </td>
      ))}
    </>
  );
  return (
    <ScrollBox label={screens.salesTitle}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{screens.day}</th>
            {[...COUNTS, ...AMOUNTS].map((name) => (
              <th key={name} scope="col" className="number">
                {screens[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.day}>
              <td className="whitespace-nowrap">
                {may(OPERATIONS.orders) && row.orders > 0 ? (
                  <Link to={`/${site.id}/orders?from=${row.day}&to=${row.day}`} className="link">
                    <time dateTime={row.day}>{formatDay(row.day, language)}</time>
                  </Link>
                ) : (
                  <time dateTime={row.day}>{formatDay(row.day, language)}</time>
                )}
              </td>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row">{screens.sum}</th>
            {cells(report.sums)}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}
