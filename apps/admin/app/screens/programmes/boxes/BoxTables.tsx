import type { BoxBoard } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useFigures } from '../useFigures.ts';

/** A table of figures: its first column names the row. */
function Figured({
  label,
  first,
  columns,
  rows,
}: {
  label: string;
  first: readonly string[];
  columns: readonly string[];
  rows: readonly { key: string; first: readonly string[]; figures: readonly string[] }[];
}) {
  const { programmes } = useTexts();
  return (
    <ScrollBox label={fill(programmes.table, { title: label })}>
      <table className="table">
        <thead>
          <tr>
            {first.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {columns.map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {row.first.map((text, at) => (
                <td key={first[at]} className="whitespace-nowrap">
                  {text}
                </td>
              ))}
              {row.figures.map((text, at) => (
                <td key={columns[at]} className="number">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** The coming days on which boxes are made, with the cut-off of each. */
export function DueDays({ days }: Pick<BoxBoard, 'days'>) {
  const { programmes: words } = useTexts();
  const { count, day, instant } = useFigures();
  return (
    <Figured
      label={words.cutOffs}
      first={[words.chargedOn, words.cutOff]}
      columns={[words.boxes, words.filled, words.units]}
      rows={days.map((one) => ({
        key: one.day,
        first: [day(one.day), `${instant(one.cutOffAt)}${one.open ? '' : ` · ${words.passed}`}`],
        figures: [count(one.boxes), count(one.filled), count(one.units)],
      }))}
    />
  );
}

/** Contents of which there is less than boxes need. */
export function ShortProducts({ short }: Pick<BoxBoard, 'short'>) {
  const { programmes: words } = useTexts();
  const { count } = useFigures();
  return (
    <Figured
      label={words.short}
      first={[words.product]}
      columns={[words.needed, words.inStock, words.inBoxes]}
      rows={short.map(({ code, name, needed, stock, boxes }) => ({
        key: code,
        first: [`${name} · ${code}`],
        figures: [count(needed), count(stock), count(boxes)],
      }))}
    />
  );
}

/** Boxes of each month, the latest first. */
export function Months({ months }: Pick<BoxBoard, 'months'>) {
  const { programmes: words } = useTexts();
  const { count, money, month } = useFigures();
  return (
    <Figured
      label={words.byMonth}
      first={[words.month]}
      columns={[
        ...[words.due, words.charged, words.chargedAmount, words.skipped],
        ...[words.waiting, words.lost],
      ]}
      rows={months.map((one) => ({
        key: one.month,
        first: [month(one.month)],
        figures: [
          ...[count(one.due), count(one.charged), money(one.amount), count(one.skipped)],
          ...[count(one.waiting), count(one.lost)],
        ],
      }))}
    />
  );
}
