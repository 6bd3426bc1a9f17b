import type { Schema } from '../../api/schema.ts';
import type { State } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { readable } from '../fields/schema.ts';
import { ValueText } from '../fields/ValueText.tsx';
import { differing } from '../form/values.ts';

interface FieldDiffProps {
  schema: Schema;
  before: State;
  after: State;
}

/** The fields that changed, before and after. */
export function FieldDiff({ schema, before, after }: FieldDiffProps) {
  const { form } = useTexts();
  return (
    <dl className="grid gap-1.5">
      {differing(after, before).map((name) => {
        const own = schema.properties?.[name] ?? {};
        return (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{own.title ?? readable(name)}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2">
              <del className="no-underline opacity-80">
                <span className="sr-only">{form.before}</span>
                <ValueText schema={own} value={before[name]} />
              </del>
              <span aria-hidden="true" className="text-muted">
                →
              </span>
              <ins className="no-underline">
                <span className="sr-only">{form.after}</span>
                <ValueText schema={own} value={after[name]} />
              </ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
