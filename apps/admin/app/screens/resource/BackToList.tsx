import { Link } from 'react-router';
import type { Resource } from '../../api/types.ts';
import { useSite } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';

export function BackToList({ resource }: { resource: Pick<Resource, 'name' | 'title'> }) {
  const site = useSite();
  return (
    <Link
      to={`/${site.id}/${resource.name}`}
      className="mb-1 inline-flex min-h-8 items-center gap-1 text-muted text-sm hover:text-ink"
    >
      <Icon name="chevron-left" className="size-4" />
      {resource.title}
    </Link>
  );
}
