import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { undoBatch } from '../../api/changes.ts';
import { batchQuery } from '../../api/queries.ts';
import type { Resource } from '../../api/types.ts';
import { counted, fill } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Problems } from './BulkDiff.tsx';

interface BatchProgressProps {
  id: string;
  resource: Pick<Resource, 'title'>;
  /** Its rows change at a time to come. */
  planned?: boolean;
}

/** How far a bulk change is; when it is done, it can be undone as one. */
export function BatchProgress({ id, resource, planned = false }: BatchProgressProps) {
  const { texts, language } = useSpoken();
  const { list, form, content } = texts;
  const site = useSite();
  const queries = useQueryClient();
  const batch = useQuery(batchQuery(site.id, id));
  const undo = useMutation({
    mutationFn: () => undoBatch(site.id, id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['batch', site.id, id] }),
  });
  const status = batch.data?.status;
  useEffect(() => {
    if (status !== 'done' && status !== 'undone') return;
    for (const kind of ['rows', 'row', 'edits', 'scheduled'])
      void queries.invalidateQueries({ queryKey: [kind, site.id] });
  }, [status, queries, site.id]);
  if (batch.error) return <Failure error={batch.error} onRetry={() => void batch.refetch()} />;
  const { done = 0, total = 0, skipped = [] } = batch.data ?? {};
  return (
    <div className="grid gap-4">
      <div>
        <label htmlFor="batch" className="mb-1 block">
          {fill(list.progress, { title: resource.title })}
        </label>
        <progress id="batch" value={done} max={Math.max(total, 1)} className="h-3 w-full accent-accent" />
        <p role="status" className="tabular text-muted text-sm">
          {status === 'undone'
            ? list.batchUndone
            : status === 'done'
              ? counted(language, planned ? content.batchPlanned : list.batchDone, done - skipped.length)
              : fill(list.doneOf, { done, total })}
        </p>
      </div>
      {skipped.length > 0 && <Problems problems={skipped} />}
      {status === 'done' && (
        <Notice
          tone="success"
          action={
            <Button icon="undo" busy={undo.isPending} onClick={() => undo.mutate()}>
              {form.undo}
            </Button>
          }
        >
          {list.batchUndoHint}
        </Notice>
      )}
      {undo.error && <Failure error={undo.error} />}
    </div>
  );
}
