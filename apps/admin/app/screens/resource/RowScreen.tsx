import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { rowQuery } from '../../api/queries.ts';
import type { Resource, Row, Scheduled } from '../../api/types.ts';
import { useSpoken } from '../../i18n/language.ts';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { ResourceForm } from '../../kit/form/ResourceForm.tsx';
import { useDraft } from '../../kit/form/useDraft.ts';
import { ScheduledList } from '../../kit/history/ScheduledList.tsx';
import { Timeline } from '../../kit/history/Timeline.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RowActions } from './actions/RowActions.tsx';
import { BackToList } from './BackToList.tsx';
import { NoResource } from './NoResource.tsx';
import { useResource } from './useResource.ts';

const IntegrationPanels = lazy(() => import('../integrations/IntegrationPanels.tsx'));
const MailPreview = lazy(() => import('./actions/MailPreview.tsx'));
const TryOnCart = lazy(() => import('./promotions/TryOnCart.tsx'));

/** One row: its form, what is scheduled for it, who changed it. */
export default function RowScreen() {
  const { language } = useSpoken();
  const site = useSite();
  const { key = '' } = useParams();
  const { may } = useSession();
  const resource = useResource();
  const isOpen = resource !== undefined && may(resource.operations.get);
  const row = useQuery({ ...rowQuery(site.id, resource?.name ?? '', key, language), enabled: isOpen });
  if (!isOpen) return <NoResource />;
  if (!row.data)
    return (
      <>
        <BackToList resource={resource} />
        {row.error ? (
          <Failure error={row.error} onRetry={() => void row.refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </>
    );
  return <Loaded key={`${resource.name}/${key}`} resource={resource} row={row.data} />;
}

function Loaded({ resource, row }: { resource: Resource; row: Row }) {
  const { may } = useSession();
  const site = useSite();
  const state = useDraft({
    place: `${site.id}/${resource.name}/${row.key}`,
    saved: row.state,
    version: row.version,
  });
  const schema = row.schema ?? resource.schema;
  // A draft that is taken into the form makes all controls anew.
  const [taken, setTaken] = useState('');
  const goOn = ({ id, changes }: Scheduled): void => {
    const base = Object.fromEntries(Object.keys(changes).map((name) => [name, row.state[name]]));
    state.replace({ version: row.version, base, changes, publishes: id });
    setTaken(id);
  };
  const mayRemove = resource.removes && may(resource.operations.remove);
  return (
    <>
      <PageHead
        title={row.title}
        above={<BackToList resource={resource} />}
        actions={
          <>
            <RowActions resource={resource} row={row} />
            {mayRemove && (
              // Left at once afterwards: by then nothing may be unsaved.
              <RemoveButton resource={resource} row={row} onRemoved={() => flushSync(() => state.reset())} />
            )}
          </>
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ResourceForm key={taken} resource={resource} row={row} state={state} />
        <div className="grid gap-4">
          {resource.name === 'mails' && may('adminPreviewMail') && (
            <Suspense fallback={<Skeleton lines={8} />}>
              <MailPreview row={row} texts={state.values.texts} />
            </Suspense>
          )}
          {resource.name === 'promotions' && may(OPERATIONS.simulate) && (
            <Suspense fallback={<Skeleton lines={4} />}>
              <TryOnCart resource={resource} id={row.key} values={state.values} />
            </Suspense>
          )}
          {resource.name === 'integrations' && may(OPERATIONS.secrets) && (
            <Suspense fallback={<Skeleton lines={8} />}>
              <IntegrationPanels id={row.key} />
            </Suspense>
          )}
          {may(OPERATIONS.scheduled) && (
            <ScheduledList
              resource={resource}
              row={row}
              schema={schema}
              onGoOn={state.dirty ? undefined : goOn}
            />
          )}
          {may(OPERATIONS.edits) && <Timeline resource={resource} id={row.key} schema={schema} />}
        </div>
      </div>
    </>
  );
}
