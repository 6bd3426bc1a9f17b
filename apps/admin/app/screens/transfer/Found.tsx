import type { CatalogImport } from '../../api/areas/transfer.ts';
import { addressOf, path } from '../../api/client.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

/** The first cells that change. */
export function Differences({ one: { differences, counts } }: { one: CatalogImport }) {
  const { transfer, list } = useTexts();
  if (differences.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{transfer.differences}</h3>
      <ScrollBox label={transfer.differences}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{transfer.product}</th>
              <th scope="col">{transfer.column}</th>
              <th scope="col">{transfer.before}</th>
              <th scope="col">{transfer.after}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ product, variant, column, before, after }) => (
              <tr key={`${product} ${variant} ${column}`}>
                <th scope="row">{variant ?? product}</th>
                <td>{column}</td>
                <td className="max-w-64 truncate">{before ?? transfer.isNew}</td>
                <td className="max-w-64 truncate">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {(counts?.changes ?? 0) > differences.length && (
        <p className="mt-1 text-muted text-sm">{fill(list.firstOnly, { count: differences.length })}</p>
      )}
    </section>
  );
}

/** The first rows that are refused or warned of, and the file of all. */
export function Findings({ one: { id, findings, counts } }: { one: CatalogImport }) {
  const { transfer, list } = useTexts();
  const site = useSite();
  if (findings.length === 0) return null;
  const all = (counts?.refusedRows ?? 0) + (counts?.warnings ?? 0);
  return (
    <section>
      <h3 className="mb-2 font-semibold">{transfer.findings}</h3>
      <ScrollBox label={transfer.findings}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{transfer.line}</th>
              <th scope="col">{transfer.product}</th>
              <th scope="col">{transfer.problem}</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ line, product, kind, reason }) => (
              <tr key={`${line} ${product} ${reason}`}>
                <th scope="row" className="tabular">
                  {line > 0 ? line : '–'}
                </th>
                <td>{product}</td>
                <td className="min-w-64">
                  {transfer.kinds[kind]}: {reason}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="mt-2 flex flex-wrap gap-3 text-sm">
        {all > findings.length && (
          <span className="text-muted">{fill(list.firstOnly, { count: findings.length })}</span>
        )}
        <a href={addressOf(path(site.id, 'catalog', 'imports', id, 'report'))} download className="link">
          {transfer.report}
        </a>
      </p>
    </section>
  );
}
