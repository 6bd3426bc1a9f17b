import { useEffect } from 'react';
import { formatNumber } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { useIsMember } from '../points/useIsMember.ts';
import { loyaltyBalance } from './loyalty.slices.ts';
import { Progress } from './Progress.tsx';

/** The programme on the first page of the account: a member's points, or what it is. */
export default function PerksCard() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const isMember = useIsMember();
  return (
    <section aria-labelledby="account-perks" className="max-w-xl">
      <h2 id="account-perks" className="mb-4 font-display text-2xl">
        {m.title()}
      </h2>
      {isMember && <Points />}
      {isMember === false && (
        <>
          <p className="mb-4">{m.cardNone()}</p>
          <LinkButton look="secondary" to={link('/perks')}>
            {m.whatPerks()}
          </LinkButton>
        </>
      )}
    </section>
  );
}

function Points() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data, error, loading } = useAppSelector(loyaltyBalance.select);
  useEffect(() => void dispatch(loyaltyBalance.load(null)), [dispatch]);
  if (!data && error) {
    return (
      <div className="space-y-4">
        <Notice tone="danger" role="alert">
          {m.failed()}
        </Notice>
        <Button busy={loading} onClick={() => void dispatch(loyaltyBalance.load(null))}>
          {m.retry()}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-44" />;
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p>
        <span className="tabular font-display text-4xl">{formatNumber(data.points, brand, lang)}</span>{' '}
        {m.unit({ points: data.points })}
      </p>
      {data.pendingPoints > 0 && (
        <p className="text-muted text-sm">{m.pending({ points: data.pendingPoints })}</p>
      )}
      <div className="mt-3">
        <Progress points={data.points} threshold={data.threshold} nextReward={data.nextReward} />
      </div>
      <LinkButton look="quiet" className="mt-2 -ml-5" to={link('/perks')}>
        {m.seePerks()}
      </LinkButton>
    </div>
  );
}
