import { useQuery } from '@tanstack/react-query';
import { scheduledQuery } from '../../api/queries.ts';
import type { Schema } from '../../api/schema.ts';
import type { Resource } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSession, useSite } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { ScheduledItem } from './ScheduledItem.tsx';

/** Changes of a row that wait or are in force; nothing while there is none. */
export function ScheduledList({ resource, id, schema }: { resource: Resource; id: string; schema: Schema }) {
  const { form } = useTexts();
  const { may } = useSession();
  const site = useSite();
  const list = useQuery(scheduledQuery(site.id, { resource: resource.name, key: id }));
  const open = list.data?.items.filter(({ status }) => status !== 'done' && status !== 'cancelled') ?? [];
  if (open.length === 0 && !list.error) return null;
  return (
    <section aria-labelledby="scheduled" className="panel p-4">
      <h2 id="scheduled" className="mb-3 font-semibold">
        {form.scheduled}
      </h2>
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      <ul className="grid gap-4">
        {open.map((change) => (
          <li key={change.id}>
            <ScheduledItem change={change} schema={schema} mayCancel={may(resource.operations.save)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
