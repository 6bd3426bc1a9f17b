import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sendAgain, sentQuery } from '../../api/areas/integrations.ts';
import type { Delivery } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/toasts.ts';
import { Replay } from './Replay.tsx';
import { SentTable } from './SentTable.tsx';

const STATES = ['waiting', 'delivered', 'dead'] as const satisfies Delivery['state'][];

/** What was sent to an integration, latest first; each can be sent again, and so can a span. */
export function Sent({ id }: { id: string }) {
  const { integrations } = useTexts();
  const site = useSite();
  const queries = useQueryClient();
  const toast = useToast();
  const choice = useId();
  const [state, setState] = useState<Delivery['state'] | ''>('');
  const [replaying, setReplaying] = useState(false);
  const found = useInfiniteQuery(sentQuery(site.id, id, state));
  const refresh = () => queries.invalidateQueries({ queryKey: ['integration', site.id, id, 'sent'] });
  const again = useMutation({
    mutationFn: ({ event }: Delivery) => sendAgain(site.id, id, event),
    onSuccess: () => {
      toast({ text: integrations.isAgain });
      return refresh();
    },
  });
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel title={integrations.sent}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <Labelled id={choice} label={integrations.state}>
          <select
            id={choice}
            className="control"
            value={state}
            onChange={({ target }) => setState(STATES.find((one) => one === target.value) ?? '')}
          >
            <option value="">{integrations.all}</option>
            {STATES.map((one) => (
              <option key={one} value={one}>
                {integrations.states[one]}
              </option>
            ))}
          </select>
        </Labelled>
        <Button onClick={() => setReplaying(true)}>{integrations.replay}</Button>
      </div>
      {found.isPending && <Skeleton lines={4} />}
      {(found.error ?? again.error) && (
        <Failure error={found.error ?? again.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && items.length === 0 && <Empty>{integrations.noneSent}</Empty>}
      {items.length > 0 && (
        <SentTable items={items} busy={again.isPending} onAgain={(one) => again.mutate(one)} />
      )}
      {found.hasNextPage && (
        <Button className="mt-3" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {integrations.more}
        </Button>
      )}
      {replaying && <Replay id={id} onSent={refresh} onClose={() => setReplaying(false)} />}
    </Panel>
  );
}
