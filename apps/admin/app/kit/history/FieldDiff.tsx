import type { Schema } from '../../api/schema.ts';
import type { State } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { isLocalized } from '../fields/json.ts';
import { readable } from '../fields/schema.ts';
import { ValueText } from '../fields/ValueText.tsx';
import { differing, isRecord, isSame } from '../form/values.ts';

interface FieldDiffProps {
  schema: Schema;
  before: State;
  after: State;
}

/** The fields that changed, before and after. Of a set of fields or a list of such, those in it that changed. */
export function FieldDiff({ schema, before, after }: FieldDiffProps) {
  return (
    <dl className="grid gap-1.5">
      {differing(after, before).map((name) => {
        const own = schema.properties?.[name] ?? {};
        return (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{own.title ?? readable(name)}</dt>
            <Difference schema={own} was={before[name]} is={after[name]} />
          </div>
        );
      })}
    </dl>
  );
}

interface DifferenceProps {
  schema: Schema;
  was: unknown;
  is: unknown;
}

const isFields = (value: unknown): value is State => isRecord(value) && !isLocalized(value);
const isList = (value: unknown): value is State[] => Array.isArray(value) && value.every(isFields);
const INSIDE = 'grid gap-1.5 border-line border-l-2 pl-2';

function Difference({ schema, was, is }: DifferenceProps) {
  const { form } = useTexts();
  if (isFields(was) && isFields(is))
    return (
      <dd className={INSIDE}>
        <FieldDiff schema={schema} before={was} after={is} />
      </dd>
    );
  if (isList(was) && isList(is) && was.length + is.length > 0)
    return (
      <dd className={INSIDE}>
        <ListDiff schema={schema.items ?? {}} before={was} after={is} />
      </dd>
    );
  return (
    <dd className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2">
      <del className="no-underline opacity-80">
        <span className="sr-only">{form.before}</span>
        <ValueText schema={schema} value={was} />
      </del>
      <span aria-hidden="true" className="text-muted">
        →
      </span>
      <ins className="no-underline">
        <span className="sr-only">{form.after}</span>
        <ValueText schema={schema} value={is} />
      </ins>
    </dd>
  );
}

/** The items that came and went; where there are none of these, they changed their places. */
function ListDiff({ schema, before, after }: { schema: Schema; before: State[]; after: State[] }) {
  const { content } = useTexts();
  const without = (items: State[], others: State[]): State[] =>
    items.filter((item) => !others.some((other) => isSame(item, other)));
  const gone = without(before, after);
  const come = without(after, before);
  if (gone.length + come.length === 0) return <p className="text-sm">{content.reordered}</p>;
  return Array.from({ length: Math.max(gone.length, come.length) }, (_item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no names, and what is shown never changes.
    <FieldDiff key={at} schema={schema} before={gone[at] ?? {}} after={come[at] ?? {}} />
  ));
}
