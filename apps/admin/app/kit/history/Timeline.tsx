import { useQuery } from '@tanstack/react-query';
import { editsQuery } from '../../api/queries.ts';
import type { Schema } from '../../api/schema.ts';
import type { Edit, Resource } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EditItem } from './EditItem.tsx';

interface TimelineProps {
  resource: Resource;
  /** Of the row. */
  id: string;
  schema: Schema;
}

/** Who changed a row, when and why, with what it was before. */
export function Timeline({ resource, id, schema }: TimelineProps) {
  const { form } = useTexts();
  const site = useSite();
  const edits = useQuery(editsQuery(site.id, { resource: resource.name, key: id }));
  return (
    <section aria-labelledby="history" className="panel p-4">
      <h2 id="history" className="mb-3 font-semibold">
        {form.history}
      </h2>
      {edits.isPending && <Skeleton lines={3} />}
      {edits.error && <Failure error={edits.error} onRetry={() => void edits.refetch()} />}
      {edits.data?.items.length === 0 && <p className="text-muted text-sm">{form.noHistory}</p>}
      <ol className="grid gap-4">
        {edits.data?.items.map((edit: Edit) => (
          <li key={edit.id} className="border-line border-l-2 pl-3">
            <EditItem edit={edit} schema={schema} />
          </li>
        ))}
      </ol>
    </section>
  );
}
