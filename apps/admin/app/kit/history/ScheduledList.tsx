import { useQuery } from '@tanstack/react-query';
import { scheduledQuery } from '../../api/queries.ts';
import type { Schema } from '../../api/schema.ts';
import type { Resource, Row, Scheduled } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSession, useSite } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { ScheduledItem } from './ScheduledItem.tsx';

interface ScheduledListProps {
  resource: Resource;
  row: Row;
  schema: Schema;
  /** Takes a draft into the form; absent while that has changes of its own. */
  onGoOn?: (draft: Scheduled) => void;
}

/** The draft of a row, and changes that wait or are in force; nothing while there is none. */
export function ScheduledList({ resource, row, schema, onGoOn }: ScheduledListProps) {
  const { form } = useTexts();
  const { may } = useSession();
  const site = useSite();
  const list = useQuery(scheduledQuery(site.id, { resource: resource.name, key: row.key }));
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
            <ScheduledItem
              change={change}
              schema={schema}
              state={row.state}
              maySave={may(resource.operations.save)}
              onGoOn={onGoOn}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
