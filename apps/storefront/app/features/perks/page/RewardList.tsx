import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { LoyaltyDetails, Reward } from '../rewards/rewards.types.ts';
import { RewardProduct } from './RewardProduct.tsx';

interface RewardListProps {
  rewards: readonly Reward[];
  pagination: NonNullable<LoyaltyDetails['pagination']>;
  /** What can be done with a reward. */
  action: (reward: Reward) => ReactNode;
}

/** What points can be spent on, page by page, each product once. */
export function RewardList({ rewards, pagination, action }: RewardListProps) {
  const m = useScreenMessages(texts);
  const heading = useId();
  const { currentPage, totalPages } = pagination;
  const products = byProduct(rewards);
  return (
    <section aria-labelledby={heading} id="rewards" className="scroll-mt-20">
      <h2 id={heading} className="font-display text-3xl">
        {m.rewardsTitle()}
      </h2>
      <p className="mt-2">{rewards.length > 0 ? m.rewardsText() : m.noRewardsText()}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {products.map(([code, offers]) => (
          <li key={code}>
            <RewardProduct offers={offers} action={action} />
          </li>
        ))}
      </ul>
      {totalPages > 1 && <Pages current={currentPage} total={totalPages} />}
    </section>
  );
}

/** The rewards of each product beside each other, in the order of the list. */
function byProduct(rewards: readonly Reward[]): [code: string, offers: Reward[]][] {
  const all = new Map<string, Reward[]>();
  for (const reward of rewards) {
    const code = reward.products[0]?.productCode ?? reward.rewardCode;
    all.set(code, [...(all.get(code) ?? []), reward]);
  }
  return [...all];
}

/** Links to the pages before and after; the address holds the page. */
function Pages({ current, total }: { current: number; total: number }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const to = (page: number): string =>
    link(page === 0 ? '/perks#rewards' : `/perks?page=${page + 1}#rewards`);
  const look =
    'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline';
  return (
    <nav aria-label={m.pages()} className="mt-8 flex items-center justify-between">
      {current > 0 ? (
        <Link to={to(current - 1)} className={look}>
          {m.previous()}
        </Link>
      ) : (
        <span />
      )}
      <span className="tabular text-muted">{m.page({ page: `${current + 1} / ${total}` })}</span>
      {current + 1 < total ? (
        <Link to={to(current + 1)} className={look}>
          {m.next()}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
