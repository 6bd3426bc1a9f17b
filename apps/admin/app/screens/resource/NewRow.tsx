import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { CreateForm } from '../../kit/form/CreateForm.tsx';
import { useSession } from '../../session/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { BackToList } from './BackToList.tsx';
import { NoResource } from './NoResource.tsx';
import { useResource } from './useResource.ts';

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
      <CreateForm key={resource.name} resource={resource} />
    </div>
  );
}
