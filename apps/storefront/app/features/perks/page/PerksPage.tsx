import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { EarnLink } from '../EarnLink.tsx';
import { Balance } from '../membership/Balance.tsx';
import type { LoyaltyDetails } from '../rewards/rewards.types.ts';
import { useRewardsDialog } from '../rewards/useRewardsDialog.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { JoinBox } from './JoinBox.tsx';
import { type Programme, programme } from './programme.slice.ts';
import { RewardList } from './RewardList.tsx';
import { Tiers } from './Tiers.tsx';
import { UseReward } from './UseReward.tsx';
import { type Perks, usePerks } from './usePerks.ts';

const PointsHistory = lazy(() => import('../history/PointsHistory.tsx'));
const LeaveProgramme = lazy(() => import('../membership/LeaveProgramme.tsx'));

/** The programme: what it is, and of a member the points. `page`: of the rewards, from 0. */
export function PerksPage({ page }: { page: number }) {
  const m = useScreenMessages(texts);
  const { data: numbers } = useAppSelector(programme.select);
  const perks = usePerks(page);
  const { details, member, told } = perks;
  const { open, dialog } = useRewardsDialog();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told) status.current?.focus();
  }, [told]);
  if (!numbers) return null;
  return (
    // The footer begins below the fold in every state, so that nothing visible moves when personal data arrives.
    <div className="page-width min-h-dvh space-y-section pt-8 pb-section">
      <div>
        <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
        <p className="mt-3 max-w-[38rem] text-lg">{m.lead()}</p>
        <div ref={status} role="status" tabIndex={-1} className="focus-visible:outline-none">
          {told && (
            <div className="mt-4 max-w-2xl">
              <Notice tone={told === 'joined' ? 'success' : 'info'}>
                {told === 'joined' ? m.joined() : m.left()}
              </Notice>
            </div>
          )}
        </div>
        <div className="mt-6">
          <Head perks={perks} numbers={numbers} />
        </div>
      </div>
      {!member && <HowItWorks numbers={numbers} />}
      {details?.rewards && details.pagination && (
        <RewardList
          rewards={details.rewards}
          pagination={details.pagination}
          action={(reward) =>
            member && <UseReward reward={reward} points={member.points} onUse={() => open('apply', reward)} />
          }
        />
      )}
      {perks.failed && perks.who === 'visitor' && <Failed onRetry={perks.load} />}
      {member && (
        <>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <PointsHistory since={perks.changes} />
          </Suspense>
          <HowItWorks numbers={numbers} />
          <Suspense>
            <LeaveProgramme points={member.points + member.pendingPoints} keptDays={numbers.perksKeptDays} />
          </Suspense>
        </>
      )}
      {dialog}
    </div>
  );
}

/** Instead of what could not be loaded. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const m = useScreenMessages(texts);
  return (
    <div className="max-w-xl space-y-4">
      <Notice tone="danger" role="alert">
        {m.failed()}
      </Notice>
      <Button onClick={onRetry}>{m.retry()}</Button>
    </div>
  );
}

/** A member's points; for everybody else the way in, and what points are worth. */
function Head({ perks, numbers }: { perks: Perks; numbers: Programme }): ReactNode {
  const m = useScreenMessages(texts);
  const { who, details, member, waiting, failed, load } = perks;
  if (failed && who === 'customer') return <Failed onRetry={load} />;
  if (waiting) {
    return (
      <div role="status">
        <span className="sr-only">{m.loading()}</span>
        <Skeleton className="h-80" />
      </div>
    );
  }
  if (member) {
    const mayChoose = member.points >= member.threshold;
    return (
      <Balance details={member} clearingDays={numbers.loyaltyClearingDays}>
        {mayChoose && (
          <a href="#rewards" className={buttonClass()}>
            {m.choose()}
          </a>
        )}
        <EarnLink to="/beverages" look={mayChoose ? 'secondary' : 'primary'}>
          {m.earn()}
        </EarnLink>
      </Balance>
    );
  }
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <JoinBox
        welcome={details?.leftAt ? undefined : numbers.perksWelcomePoints}
        isCustomer={who === 'customer'}
      >
        <WhatIsKept details={details} days={numbers.perksKeptDays} />
      </JoinBox>
      {numbers.perksRewards && <Tiers tiers={numbers.perksRewards} />}
    </div>
  );
}

/** For who has left: what became of the points. */
function WhatIsKept({ details, days }: { details: LoyaltyDetails | null; days?: number }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  if (!details?.leftAt || days === undefined || details.points === 0) return null;
  return <p className="mt-2">{m.backAgain({ date: formatDate(details.leftAt, brand, lang), days })}</p>;
}
