import type { Schema } from '../../api/schema.ts';
import type { DryRun } from '../../api/types.ts';
import { counted, fill } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { FieldDiff } from '../history/FieldDiff.tsx';

/** What a bulk change would do: how many rows, which cannot, and the first differences. */
export function BulkDiff({ schema, result }: { schema: Schema; result: DryRun }) {
  const { texts, language } = useSpoken();
  const { list } = texts;
  const { count, changed, problems, diffs } = result;
  return (
    <div className="grid gap-4">
      <p role="status">
        {counted(language, list.wouldChange, changed)} {fill(list.ofRows, { count })}
      </p>
      {problems.length > 0 && <Problems problems={problems} />}
      <ScrollBox label={list.preview}>
        <table className="table">
          <tbody>
            {diffs.map(({ key, title, before, after }) => (
              <tr key={key}>
                <th scope="row" className="align-top">
                  <span className="block max-w-48 truncate">{title}</span>
                </th>
                <td className="min-w-64">
                  <FieldDiff schema={schema} before={before} after={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {changed > diffs.length && diffs.length > 0 && (
        <p className="text-muted text-sm">{fill(list.firstOnly, { count: diffs.length })}</p>
      )}
    </div>
  );
}

const MOST_SHOWN = 50;

/** Rows that stay as they are, and why. */
export function Problems({ problems }: { problems: { key: string; message: string }[] }) {
  const { texts, language } = useSpoken();
  return (
    <Notice tone="warning" role="status">
      <p>{counted(language, texts.list.problems, problems.length)}</p>
      <ul className="mt-1 max-h-40 overflow-y-auto text-sm">
        {problems.slice(0, MOST_SHOWN).map(({ key, message }) => (
          <li key={`${key} ${message}`} className="break-words">
            {key}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
