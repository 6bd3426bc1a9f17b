import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import type { Reward } from '../rewards/rewards.types.ts';

interface UseRewardProps {
  reward: Reward;
  /** Those that the member has. */
  points: number;
  onUse: () => void;
}

/** A button that spends points on a reward; for who has too few, how many more it takes. */
export function UseReward({ reward, points, onUse }: UseRewardProps) {
  const m = useScreenMessages(texts);
  const [product] = reward.products;
  if (!reward.available)
    return <p className="tabular text-muted text-sm">{m.missing({ points: reward.points - points })}</p>;
  return (
    <Button
      look="secondary"
      aria-label={m.spendOn({ points: reward.points, name: product?.name ?? reward.rewardCode })}
      onClick={onUse}
    >
      {m.use()}
    </Button>
  );
}
