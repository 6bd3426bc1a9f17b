import { useQuery } from '@tanstack/react-query';
import { scheduledQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.ts';
import { ScheduledItem } from '../../kit/history/ScheduledItem.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { RowLink } from './RowLink.tsx';

/** What a site changes by itself, soon or now for a while. */
export default function ScheduledChanges() {
  const { shell, screens } = useTexts();
  const { may, resources } = useSession();
  const site = useSite();
  const list = useQuery({ ...scheduledQuery(site.id), enabled: may(OPERATIONS.scheduled) });
  if (!may(OPERATIONS.scheduled)) return <NoResource />;
  return (
    <div className="max-w-3xl">
      <PageHead title={shell.scheduled} description={screens.scheduledText} />
      {list.isPending && <Skeleton lines={4} className="h-16" />}
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && <Empty>{screens.noScheduled}</Empty>}
      <ul className="grid gap-3">
        {list.data?.items.map((change) => {
          const resource = resources.find(({ name }) => name === change.resource);
          return (
            <li key={change.id} className="panel grid gap-1 p-4">
              <RowLink resource={change.resource} id={change.key} />
              <ScheduledItem
                change={change}
                schema={resource?.schema ?? {}}
                maySave={may(resource?.operations.save)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
