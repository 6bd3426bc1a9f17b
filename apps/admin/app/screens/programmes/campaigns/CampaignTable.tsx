import { Link } from 'react-router';
import type { CampaignReport } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSession, useSite } from '../../../session/session.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useFigures } from '../useFigures.ts';

type Item = CampaignReport['items'][number];

/** A campaign a row; each opens what can be changed of it. */
export function CampaignTable({ items, title }: { items: Item[]; title: string }) {
  const { programmes } = useTexts();
  return (
    <ScrollBox label={title}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{programmes.campaign}</th>
            {(
              [
                'sold',
                'spent',
                'runningKits',
                'met',
                'endedKits',
                'returned',
                'weightOwed',
                'owedIfEnded',
              ] as const
            ).map((name) => (
              <th key={name} scope="col" className="number">
                {programmes[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <CampaignRow key={item.code} item={item} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function CampaignRow({ item }: { item: Item }) {
  const { programmes } = useTexts();
  const site = useSite();
  const { may } = useSession();
  const { count, money } = useFigures();
  const { code, name, offered, uses, stock, usesMost, spent, budget, amount } = item;
  const most = Math.min(stock ?? Number.POSITIVE_INFINITY, usesMost ?? Number.POSITIVE_INFINITY);
  const limited = (used: string, limit: string | undefined): string =>
    limit === undefined ? used : fill(programmes.ofMost, { used, most: limit });
  return (
    <tr>
      <td className="min-w-40">
        {may('adminGetCampaign') ? (
          <Link to={`/${site.id}/campaigns/${code}`} className="link">
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <span className="block text-muted text-xs">
          {code}
          {!offered && ` · ${programmes.notOffered}`}
        </span>
      </td>
      <td className="number">{limited(count(uses), Number.isFinite(most) ? count(most) : undefined)}</td>
      <td className="number">{limited(money(spent), budget === undefined ? undefined : money(budget))}</td>
      {(['running', 'met', 'ended', 'returned', 'weightOwed'] as const).map((field) => (
        <td key={field} className="number">
          {count(item[field])}
        </td>
      ))}
      <td className="number">{money(amount)}</td>
    </tr>
  );
}
