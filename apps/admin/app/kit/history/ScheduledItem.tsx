import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelScheduled } from '../../api/changes.ts';
import type { Schema } from '../../api/schema.ts';
import type { Scheduled } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useToast } from '../../ui/toasts.ts';
import { readable } from '../fields/schema.ts';
import { ValueText } from '../fields/ValueText.tsx';

/** A change that comes later, or that is taken back later. */
export function ScheduledItem({
  change,
  schema,
  mayCancel,
}: {
  change: Scheduled;
  schema: Schema;
  mayCancel: boolean;
}) {
  const { texts, language } = useSpoken();
  const { form } = texts;
  const site = useSite();
  const toast = useToast();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelScheduled(site.id, change.id),
    onSuccess: () => {
      for (const kind of ['scheduled', 'rows', 'row', 'edits'])
        void queries.invalidateQueries({ queryKey: [kind, site.id] });
      toast({ text: form.cancelled });
    },
  });
  const moment = (instant: string): string => formatInstant(instant, site.timeZone, language);
  const span = change.until
    ? fill(form.fromUntil, { from: moment(change.from), until: moment(change.until) })
    : fill(form.fromOn, { from: moment(change.from) });
  const isOpen = change.status === 'waiting' || change.status === 'active';
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap gap-x-2">
        <span className="tabular">{span}</span>
        <span className={change.status === 'failed' ? 'text-danger' : 'text-muted'}>
          {form.status[change.status]}
        </span>
      </p>
      {change.problem && <p className="text-danger">{change.problem}</p>}
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
      <p className="break-words text-muted text-xs">{change.staff}</p>
      {isOpen && mayCancel && (
        <div>
          <Button
            look="quiet"
            icon="close"
            className="-ml-2"
            busy={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {change.status === 'active' ? form.takeBack : form.cancelChange}
          </Button>
        </div>
      )}
      {cancel.error && <Failure error={cancel.error} />}
    </div>
  );
}
