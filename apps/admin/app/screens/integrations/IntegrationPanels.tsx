import { OPERATIONS, useSession } from '../../session/session.ts';
import { Secrets } from './Secrets.tsx';
import { Sent } from './Sent.tsx';

/** What an integration has beside its form: its secrets, and what was sent to it. */
export default function IntegrationPanels({ id }: { id: string }) {
  const { may } = useSession();
  return (
    <>
      <Secrets id={id} />
      {may(OPERATIONS.sentEvents) && <Sent id={id} />}
    </>
  );
}
