import type { DaySales } from '../../api/types.ts';
import { useSpoken } from '../../i18n/language.ts';
import { formatMoney } from '../../i18n/money.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

/** Yesterday's and today's sales. */
export function SalesOfDays({ today, yesterday }: { today: DaySales; yesterday: DaySales }) {
  const { texts, language } = useSpoken();
  const { screens } = texts;
  const { may } = useSession();
  const site = useSite();
  const money = (minor: number): string => formatMoney(minor, site.currency, language);
  const days = [
    { title: screens.today, sales: today },
    { title: screens.yesterday, sales: yesterday },
  ];
  return (
    <section aria-labelledby="sales">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="sales" className="font-semibold text-lg">
          {texts.shell.sales}
        </h2>
        {may(OPERATIONS.sales) && (
          <LinkButton look="quiet" to={`/${site.id}/reports/sales`}>
            {screens.allSales}
          </LinkButton>
        )}
      </div>
      <ScrollBox label={`${screens.today}, ${screens.yesterday}`}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{screens.day}</th>
              <th scope="col" className="number">
                {screens.orders}
              </th>
              <th scope="col" className="number">
                {screens.units}
              </th>
              <th scope="col" className="number">
                {screens.salesSum}
              </th>
              <th scope="col" className="number">
                {screens.refunds}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ title, sales }) => (
              <tr key={title}>
                <td>{title}</td>
                <td className="number">{sales.orders}</td>
                <td className="number">{sales.units}</td>
                <td className="number font-semibold">{money(sales.sales)}</td>
                <td className="number">{money(sales.refunds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
