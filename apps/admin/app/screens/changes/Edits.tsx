import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { editsQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.ts';
import { EditItem } from '../../kit/history/EditItem.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { RowLink } from './RowLink.tsx';

/** Everybody's latest changes of a site. */
export default function Edits() {
  const { shell, screens, list } = useTexts();
  const { may, resources } = useSession();
  const site = useSite();
  const [parameters, setParameters] = useSearchParams();
  const cursors = parameters.getAll('after');
  const edits = useQuery({
    ...editsQuery(site.id, { after: cursors.at(-1) }),
    enabled: may(OPERATIONS.edits),
  });
  if (!may(OPERATIONS.edits)) return <NoResource />;
  const go = (next: string[]): void => setParameters({ after: next });
  return (
    <div className="max-w-3xl">
      <PageHead title={shell.edits} description={screens.editsText} />
      {edits.isPending && <Skeleton lines={6} className="h-16" />}
      {edits.error && <Failure error={edits.error} onRetry={() => void edits.refetch()} />}
      {edits.data?.items.length === 0 && <Empty>{screens.noEdits}</Empty>}
      <ol className="grid gap-3">
        {edits.data?.items.map((edit) => (
          <li key={edit.id} className="panel p-4">
            <RowLink resource={edit.resource} id={edit.key} />
            <EditItem
              edit={edit}
              schema={resources.find(({ name }) => name === edit.resource)?.schema ?? {}}
            />
          </li>
        ))}
      </ol>
      {(cursors.length > 0 || edits.data?.next) && (
        <nav aria-label={list.pages} className="mt-3 flex gap-2">
          <Button
            icon="chevron-left"
            disabled={cursors.length === 0}
            onClick={() => go(cursors.slice(0, -1))}
          >
            {list.previous}
          </Button>
          <Button
            disabled={!edits.data?.next}
            onClick={() => edits.data?.next && go([...cursors, edits.data.next])}
          >
            {list.next}
          </Button>
        </nav>
      )}
    </div>
  );
}
