import { useParams } from 'react-router';
import type { Resource } from '../../api/types.ts';
import { useSession } from '../../session/session.ts';

/** The resource that the address names; undefined when there is none of that name for this role. */
export function useResource(): Resource | undefined {
  const { resource } = useParams();
  const { resources, may } = useSession();
  return resources.find(({ name, operations }) => name === resource && may(operations.list));
}
