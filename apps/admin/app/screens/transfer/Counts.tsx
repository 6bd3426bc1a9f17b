import type { CatalogImport } from '../../api/areas/transfer.ts';
import { counted } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';

const SAID = ['created', 'updated', 'changes', 'refused', 'categories', 'stockLeft', 'unchanged'] as const;

/** Whether an import writes anything. */
export const hasChanges = ({ counts }: CatalogImport): boolean =>
  counts !== undefined && counts.created + counts.updated + counts.categories > 0;

/** What an import comes to. */
export function Counts({ one }: { one: CatalogImport }) {
  const { texts, language } = useSpoken();
  const { transfer } = texts;
  const { counts } = one;
  if (!counts) return null;
  return (
    <div role="status">
      {!hasChanges(one) && one.status === 'checked' && <p>{transfer.nothing}</p>}
      <ul className="list-disc pl-5">
        {SAID.filter((name) => counts[name] > 0).map((name) => (
          <li key={name}>{counted(language, transfer[name], counts[name])}</li>
        ))}
      </ul>
    </div>
  );
}
