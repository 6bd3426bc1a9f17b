import type { Schema } from '../../api/schema.ts';
import type { Scheduled, State } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { readable } from '../fields/schema.ts';
import { ValueText } from '../fields/ValueText.tsx';
import { DraftButtons } from './DraftButtons.tsx';
import { EndButton } from './EndButton.tsx';
import { FieldDiff } from './FieldDiff.tsx';

interface ScheduledItemProps {
  change: Scheduled;
  schema: Schema;
  /** What the row says now, where that is shown beside it. */
  state?: State;
  maySave: boolean;
  /** Takes a draft into the form of its row. */
  onGoOn?: (draft: Scheduled) => void;
}

/** A draft, a change that comes later, or one that is taken back later. */
export function ScheduledItem({ change, schema, state, maySave, onGoOn }: ScheduledItemProps) {
  const { texts, language } = useSpoken();
  const { form, content } = texts;
  const site = useSite();
  const moment = (instant: string): string => formatInstant(instant, site.timeZone, language);
  const isDraft = change.status === 'draft';
  const span = change.until
    ? fill(form.fromUntil, { from: moment(change.from), until: moment(change.until) })
    : fill(form.fromOn, { from: moment(change.from) });
  const isOpen = change.status === 'waiting' || change.status === 'active';
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap gap-x-2">
        <span className="tabular">
          {isDraft ? fill(content.draftOf, { moment: moment(change.from) }) : span}
        </span>
        {!isDraft && (
          <span className={change.status === 'failed' ? 'text-danger' : 'text-muted'}>
            {form.status[change.status]}
          </span>
        )}
      </p>
      {change.problem && <p className="text-danger">{change.problem}</p>}
      {state && (isDraft || change.status === 'waiting') ? (
        <FieldDiff schema={schema} before={state} after={{ ...state, ...change.changes }} />
      ) : (
        <dl className="grid gap-1">
          {Object.entries(change.changes).map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted text-xs">{schema.properties?.[name]?.title ?? readable(name)}</dt>
              <dd>
                <ValueText schema={schema.properties?.[name] ?? {}} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="break-words text-muted text-xs">{change.staff}</p>
      {isDraft && maySave && <DraftButtons draft={change} onGoOn={onGoOn} />}
      {isOpen && maySave && (
        <EndButton
          id={change.id}
          label={change.status === 'active' ? form.takeBack : form.cancelChange}
          done={form.cancelled}
        />
      )}
    </div>
  );
}
