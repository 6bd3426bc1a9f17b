import { lazy, Suspense } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { CreateForm } from '../../kit/form/CreateForm.tsx';
import { useSession } from '../../session/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BackToList } from './BackToList.tsx';
import { NoResource } from './NoResource.tsx';
import { useResource } from './useResource.ts';

const NewPart = lazy(() => import('./actions/NewPart.tsx'));

/** A row that is not there yet. */
export default function NewRow() {
  const { form } = useTexts();
  const { may } = useSession();
  const resource = useResource();
  if (!resource?.creates || !may(resource.operations.add)) return <NoResource />;
  return (
    <div className="max-w-3xl">
      <PageHead
        title={fill(form.newTitle, { one: resource.one })}
        above={<BackToList resource={resource} />}
      />
      {resource.name === 'components' ? (
        // The form of a part follows from its kind.
        <Suspense fallback={<Skeleton lines={8} />}>
          <NewPart />
        </Suspense>
      ) : (
        <CreateForm key={resource.name} resource={resource} />
      )}
    </div>
  );
}
