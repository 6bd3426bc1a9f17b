import { Link } from 'react-router';
import { useSession, useSite } from '../../session/session.ts';

/** Which row a change is about, with a link for who may open it. */
export function RowLink({ resource: name, id }: { resource: string; id: string }) {
  const { resources, may } = useSession();
  const site = useSite();
  const resource = resources.find((one) => one.name === name);
  const text = `${resource?.one ?? name}: ${id}`;
  if (!resource || !may(resource.operations.get))
    return <span className="break-words font-medium">{text}</span>;
  return (
    <Link to={`/${site.id}/${name}/${encodeURIComponent(id)}`} className="link break-words">
      {text}
    </Link>
  );
}
