import texts from '#app/platform/i18n/generated/screens/rewards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { RewardCard } from './RewardCard.tsx';
import { nameOf, tiersOf } from './rewards.rules.ts';
import { fetchRewards, rewardChosen } from './rewards.slice.ts';
import type { RewardData } from './rewards.types.ts';
import type { RedeemChoice } from './useRedeem.ts';

interface RewardChoiceProps {
  choice: RedeemChoice;
  details: RewardData;
}

/** The member's points and all rewards by what they cost; after one was put on the cart, that it is there. */
export function RewardChoice({ choice, details }: RewardChoiceProps) {
  const m = useScreenMessages(texts);
  const { done, undone, old, free } = choice;
  if (done) {
    const said = { name: nameOf(done.reward), points: done.reward.points };
    return (
      <Notice tone="success" role="status">
        <p className="font-semibold">
          {done.old ? m.swapped({ ...said, old: nameOf(done.old) }) : m.applied(said)}
        </p>
        <p className="text-ink">{m.pointsLeft({ points: details.points })}</p>
      </Notice>
    );
  }
  return (
    <div className="space-y-6">
      {undone && (
        <Notice tone="success" role="status">
          {m.undone()}
        </Notice>
      )}
      {details.optedIn && (
        <div>
          <p className="font-display text-2xl">{m.points({ points: details.points })}</p>
          {details.pendingPoints > 0 && (
            <p className="text-muted text-sm">{m.pending({ points: details.pendingPoints })}</p>
          )}
          {old && <p className="mt-2">{m.onCart({ name: nameOf(old), points: old.points })}</p>}
        </div>
      )}
      {details.rewards.length === 0 ? (
        <p className="rounded-card bg-sunken p-5">{m.none()}</p>
      ) : (
        <RewardTiers choice={choice} details={details} free={free} />
      )}
    </div>
  );
}

function RewardTiers({ choice, details, free }: RewardChoiceProps & { free: number }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { loading } = useAppSelector(fetchRewards.select);
  const { currentPage, totalPages } = details.pagination;
  return (
    <>
      {tiersOf(details.rewards).map(({ points, rewards }) => (
        <fieldset key={points}>
          <legend className="mb-3 flex w-full flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-display text-xl">{m.tier({ points })}</span>
            {details.optedIn && points > free && (
              <span className="text-muted text-sm">{m.missing({ points: points - free })}</span>
            )}
          </legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {rewards.map((reward) => (
              <RewardCard
                key={reward.rewardCode}
                reward={reward}
                chosen={choice.chosen?.rewardCode === reward.rewardCode}
                onCart={choice.old?.rewardCode === reward.rewardCode}
                disabled={!details.optedIn || points > free || choice.busy}
                onChoose={() => {
                  dispatch(rewardChosen(reward));
                  choice.choose();
                }}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {currentPage + 1 < totalPages && (
        <Button
          look="secondary"
          busy={loading}
          onClick={() => void dispatch(fetchRewards.load(currentPage + 1))}
        >
          {m.more()}
        </Button>
      )}
    </>
  );
}
