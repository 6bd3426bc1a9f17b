import type { QuizReport } from '../../../api/types.ts';
import { counted, fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useFigures } from '../useFigures.ts';

/** Products that the results show never, or too often. */
export function QuizResults({ report }: { report: QuizReport }) {
  const { texts, language } = useSpoken();
  const { programmes } = texts;
  const { count, percent } = useFigures();
  const { combinations, short, products, never, often, tooOften } = report;
  return (
    <Panel title={programmes.results}>
      <p className="mb-3 text-sm">
        {counted(language, programmes.resultsText, combinations, {
          ...{ short: count(short), products: count(products) },
        })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Products title={programmes.never} none={programmes.noNever} products={never} />
        <Products
          title={fill(programmes.often, { share: percent(tooOften) })}
          none={programmes.noOften}
          products={often}
        />
      </div>
    </Panel>
  );
}

function Products({ title, none, products }: { title: string; none: string; products: QuizReport['never'] }) {
  const { percent } = useFigures();
  return (
    <div>
      <h3 className="mb-1 font-medium text-sm">{title}</h3>
      {products.length === 0 && <p className="text-muted text-sm">{none}</p>}
      <ul className="text-sm">
        {products.map(({ code, name, share }) => (
          <li key={code} className="flex justify-between gap-3 border-line border-b py-1">
            <span className="min-w-0 break-words">{name}</span>
            {share > 0 && <span className="tabular">{percent(share)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
