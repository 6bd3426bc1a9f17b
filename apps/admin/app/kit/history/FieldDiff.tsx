import type { Schema, State } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { isLocalized } from '../fields/json.ts';
import { readable } from '../fields/schema.ts';
import { ValueText } from '../fields/ValueText.tsx';
import { differing, isRecord } from '../form/values.ts';

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
        const [was, is] = [before[name], after[name]];
        // Of a set of fields, those that differ.
        if (isRecord(was) && isRecord(is) && !isLocalized(was) && !isLocalized(is))
          return (
            <div key={name} className="min-w-0">
              <dt className="text-muted text-xs">{own.title ?? readable(name)}</dt>
              <dd className="border-line border-l-2 pl-2">
                <FieldDiff schema={own} before={was} after={is} />
              </dd>
            </div>
          );
        return (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{own.title ?? readable(name)}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2">
              <del className="no-underline opacity-80">
                <span className="sr-only">{form.before}</span>
                <ValueText schema={own} value={was} />
              </del>
              <span aria-hidden="true" className="text-muted">
                →
              </span>
              <ins className="no-underline">
                <span className="sr-only">{form.after}</span>
                <ValueText schema={own} value={is} />
              </ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
