import { useTexts } from '../../i18n/language.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useSession, useSite } from '../../session/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { NoResource } from './NoResource.tsx';
import { useResource } from './useResource.ts';

/** The list of a resource. */
export default function Rows() {
  const { list } = useTexts();
  const { may } = useSession();
  const site = useSite();
  const resource = useResource();
  if (!resource) return <NoResource />;
  const mayAdd = resource.creates && may(resource.operations.add);
  return (
    <>
      <PageHead
        title={resource.title}
        description={resource.description}
        actions={
          mayAdd && (
            <LinkButton look="primary" icon="plus" to={`/${site.id}/new/${resource.name}`}>
              {list.add}
            </LinkButton>
          )
        }
      />
      <ResourceList key={resource.name} resource={resource} />
    </>
  );
}
