import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { heldReferralsQuery } from '../../../api/areas/programmes.ts';
import type { HeldReferrals as Held } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFigures } from '../useFigures.ts';
import { DecideDialog, type Outcome } from './DecideDialog.tsx';

type Item = Held['items'][number];

/** Referrals whose friend and sender look like one person: released or refused, with a reason. */
export function HeldReferrals() {
  const { texts, language } = useSpoken();
  const { programmes } = texts;
  const site = useSite();
  const { money } = useFigures();
  const [asked, setAsked] = useState<{ item: Item; outcome: Outcome }>();
  const found = useQuery(heldReferralsQuery(site.id, language));
  return (
    <Panel title={programmes.held}>
      {found.isPending && <Skeleton lines={3} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.items.length === 0 && <p className="text-muted text-sm">{programmes.noHeld}</p>}
      {found.data && found.data.items.length > 0 && (
        <>
          <p className="mb-3 text-muted text-sm">
            {fill(programmes.heldText, { amount: money(found.data.amount) })}
          </p>
          <ul className="grid gap-4">
            {found.data.items.map((item) => (
              <HeldReferral key={item.id} item={item} onAsk={(outcome) => setAsked({ item, outcome })} />
            ))}
          </ul>
        </>
      )}
      {asked && <DecideDialog key={asked.item.id} {...asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function HeldReferral({ item, onAsk }: { item: Item; onAsk: (outcome: Outcome) => void }) {
  const { programmes } = useSpoken().texts;
  const site = useSite();
  const { may } = useSession();
  const { instant } = useFigures();
  const { sender, friend = programmes.forgotten, heldFor, sentAt, customerId, orderCode } = item;
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="break-words font-medium">
        {may(OPERATIONS.customer) ? (
          <Link to={`/${site.id}/customers/${customerId}`} className="link underline">
            {sender}
          </Link>
        ) : (
          sender
        )}{' '}
        → {friend}
      </p>
      <p className="text-muted text-sm">
        {instant(sentAt)} · {heldFor.map((one) => programmes.likeness[one]).join(', ')}
        {orderCode && ` · ${orderCode}`}
      </p>
      {may(OPERATIONS.decideReferral) && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button aria-label={fill(programmes.releaseOf, { sender })} onClick={() => onAsk('release')}>
            {programmes.release}
          </Button>
          <Button
            look="danger"
            aria-label={fill(programmes.refuseOf, { sender })}
            onClick={() => onAsk('refuse')}
          >
            {programmes.refuse}
          </Button>
        </div>
      )}
    </li>
  );
}
