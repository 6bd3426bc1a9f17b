import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { LoyaltyDetails, Reward } from '../rewards/rewards.types.ts';

interface RewardListProps {
  rewards: readonly Reward[];
  pagination: LoyaltyDetails['pagination'];
  /** What can be done with a reward. */
  action: (reward: Reward) => ReactNode;
}

const SIZES = '(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw';

/** What points can be spent on, page by page. */
export function RewardList({ rewards, pagination, action }: RewardListProps) {
  const m = useScreenMessages(texts);
  const heading = useId();
  const { currentPage, totalPages } = pagination;
  return (
    <section aria-labelledby={heading} id="rewards" className="scroll-mt-20">
      <h2 id={heading} className="font-display text-3xl">
        {m.rewardsTitle()}
      </h2>
      <p className="mt-2">{rewards.length > 0 ? m.rewardsText() : m.noRewardsText()}</p>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
        {rewards.map((reward) => (
          <li key={reward.rewardCode}>
            <RewardCard reward={reward} action={action(reward)} />
          </li>
        ))}
      </ul>
      {totalPages > 1 && <Pages current={currentPage} total={totalPages} />}
    </section>
  );
}

function RewardCard({ reward: { points, products }, action }: { reward: Reward; action: ReactNode }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const [product] = products;
  if (!product) return null;
  const { name, url, images, quantity, count, listPrice } = product;
  const [image] = images;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card bg-sunken">
        {image && (
          <Picture
            src={image.url}
            alt=""
            width={640}
            height={640}
            most={640}
            sizes={SIZES}
            least={320}
            className="aspect-square w-full object-cover"
          />
        )}
        <span className="tabular absolute top-3 left-3 rounded-control bg-deep px-2 py-0.5 font-semibold text-on-deep text-sm">
          {m.points({ points })}
        </span>
      </div>
      <div className="flex grow flex-col pt-3">
        <h3 className="font-display text-lg leading-snug">
          <Link to={link(url)} className="after:absolute after:inset-0 hover:text-accent">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm">{m.boxes({ quantity, count })}</p>
        <p className="tabular mt-1 text-muted text-sm">
          {m.worth()} <s>{listPrice.formattedValue}</s>
        </p>
      </div>
      {action && <div className="relative z-10 pt-3">{action}</div>}
    </article>
  );
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
