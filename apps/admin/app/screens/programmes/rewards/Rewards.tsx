import { useQuery } from '@tanstack/react-query';
import { creditLiabilityQuery, perksLiabilityQuery } from '../../../api/areas/programmes.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NoResource } from '../../resource/NoResource.tsx';
import { Facts } from '../Facts.tsx';
import { useFigures } from '../useFigures.ts';
import { HeldReferrals } from './HeldReferrals.tsx';

/** What a shop owes in points and store credit, and referrals to decide on. */
export default function Rewards() {
  const { shell, programmes } = useSpoken().texts;
  const { may } = useSession();
  if (!may(OPERATIONS.perksLiability)) return <NoResource />;
  return (
    <>
      <PageHead title={shell.rewards} description={programmes.rewardsText} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Points />
        {may(OPERATIONS.creditLiability) && <Credit />}
        {may(OPERATIONS.heldReferrals) && <HeldReferrals />}
      </div>
    </>
  );
}

function Points() {
  const { texts, language } = useSpoken();
  const { programmes } = texts;
  const site = useSite();
  const { count, money, percent } = useFigures();
  const found = useQuery(perksLiabilityQuery(site.id, language));
  const { data } = found;
  return (
    <Panel title={programmes.points}>
      {found.isPending && <Skeleton lines={2} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {data && !data.offered && <p className="text-muted text-sm">{programmes.noPerks}</p>}
      {data?.offered && (
        <Facts
          facts={[
            { title: programmes.liability, value: money(data.amount) },
            { title: programmes.pointsOpen, value: count(data.points) },
            { title: programmes.members, value: count(data.members) },
            { title: programmes.pending, value: count(data.pendingPoints) },
            { title: programmes.debt, value: count(data.debt) },
            { title: programmes.pointsCost, value: money(data.pointsCost) },
            { title: programmes.redeemed, value: percent(data.redemptionPercent / 100) },
          ]}
        />
      )}
    </Panel>
  );
}

function Credit() {
  const { texts, language } = useSpoken();
  const { programmes } = texts;
  const site = useSite();
  const { count, money } = useFigures();
  const found = useQuery(creditLiabilityQuery(site.id, language));
  return (
    <Panel title={programmes.credit}>
      {found.isPending && <Skeleton lines={2} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && (
        <Facts
          facts={[
            { title: programmes.creditOwed, value: money(found.data.amount) },
            { title: programmes.customers, value: count(found.data.customers) },
          ]}
        />
      )}
    </Panel>
  );
}
