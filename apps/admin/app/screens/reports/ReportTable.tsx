import { Link } from 'react-router';
import type { AdminReport, Language } from '../../api/types.ts';
import { fill, regional } from '../../i18n/fill.ts';
import { formatDay, formatMonth } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { formatMoney } from '../../i18n/money.ts';
import { useSite } from '../../session/session.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { appPath } from '../home/appPath.ts';

type Column = AdminReport['columns'][number];

const NUMBERS: ReadonlySet<Column['kind']> = new Set(['count', 'money', 'percent']);

/** A day is not broken into two lines. */
const lookOf = ({ kind }: Column): string =>
  NUMBERS.has(kind) ? 'number' : kind === 'text' ? 'min-w-24' : 'whitespace-nowrap';

/** Rows and their sums, each written as its column says. */
export function ReportTable({ report: { columns, rows, sums, title } }: { report: AdminReport }) {
  const { texts, language } = useSpoken();
  const site = useSite();
  const write = ({ kind }: Column, value: string | number): string =>
    written(kind, value, { language, currency: site.currency });
  return (
    <ScrollBox label={title}>
      <table className="table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={NUMBERS.has(column.kind) ? 'number' : ''}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ values, links }) => (
            <tr key={JSON.stringify(values)}>
              {columns.map((column) => (
                <td key={column.name} className={lookOf(column)}>
                  <Value
                    text={write(column, values[column.name] ?? '')}
                    href={links[column.name]}
                    of={write(columns[0] ?? column, values[columns[0]?.name ?? ''] ?? '')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold" hidden={Object.keys(sums).length === 0}>
          <tr>
            {columns.map((column, index) => {
              const sum = sums[column.name];
              if (index === 0)
                return (
                  <th key={column.name} scope="row">
                    {texts.screens.sum}
                  </th>
                );
              return (
                <td key={column.name} className={NUMBERS.has(column.kind) ? 'number' : ''}>
                  {sum === undefined ? '' : write(column, sum)}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}

/** A value, and the way to the rows behind it. */
function Value({ text, href, of }: { text: string; href: string | undefined; of: string }) {
  const { reports } = useSpoken().texts;
  const site = useSite();
  const to = href === undefined ? undefined : appPath(href, site.id);
  if (to === undefined) return text;
  return (
    <Link
      to={to}
      className="link"
      aria-label={fill(reports.ordersOf, { name: text === of ? text : `${of}, ${text}` })}
    >
      {text}
    </Link>
  );
}

function written(
  kind: Column['kind'],
  value: string | number,
  { language, currency }: { language: Language; currency: string },
): string {
  if (value === '') return '';
  if (kind === 'money') return formatMoney(Number(value), currency, language);
  if (kind === 'day') return formatDay(String(value), language);
  if (kind === 'month') return formatMonth(String(value), language);
  if (kind === 'percent')
    return new Intl.NumberFormat(regional(language), { style: 'percent', maximumFractionDigits: 1 }).format(
      Number(value) / 100,
    );
  if (kind === 'count') return new Intl.NumberFormat(regional(language)).format(Number(value));
  return String(value);
}
