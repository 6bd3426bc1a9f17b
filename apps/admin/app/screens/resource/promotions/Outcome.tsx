import type { Simulation } from '../../../api/areas/promotions.ts';
import { fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { formatMoney } from '../../../i18n/money.ts';
import { useSite } from '../../../session/session.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';

type Unit = Simulation['lines'][number]['before'];

/** The cart's prices without a promotion and with it, side by side. */
export function Outcome({ found }: { found: Simulation }) {
  const { texts, language } = useSpoken();
  const { promotions } = texts;
  const { currency } = useSite();
  const money = (minor: number): string => formatMoney(minor, currency, language);
  const { lines, before, after, counts } = found;
  const cell = ({ price, reason, total }: Unit, quantity: number) => (
    <>
      <span className="tabular block font-semibold">{money(total)}</span>
      <span className="tabular block text-muted text-xs">
        {fill(promotions.perUnit, { count: quantity, price: money(price) })}
      </span>
      <span className="block text-muted text-xs">{reason}</span>
    </>
  );
  return (
    <>
      {!counts && <Notice role="status">{promotions.noEffect}</Notice>}
      <ScrollBox label={promotions.outcome}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{promotions.product}</th>
              <th scope="col">{promotions.before}</th>
              <th scope="col">{promotions.after}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ code, name, quantity, before: without, after: withIt }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{cell(without, quantity)}</td>
                <td>{cell(withIt, quantity)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {(['subTotal', 'deliveryCost', 'total'] as const).map((sum) => (
              <tr key={sum} className={sum === 'total' ? 'font-semibold' : ''}>
                <th scope="row">{promotions[sum]}</th>
                <td className="tabular">{money(before[sum])}</td>
                <td className="tabular">{money(after[sum])}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </ScrollBox>
    </>
  );
}
