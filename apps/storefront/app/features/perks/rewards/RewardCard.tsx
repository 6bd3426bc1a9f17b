import texts from '#app/platform/i18n/generated/screens/rewards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { RadioCard } from '#app/ui/RadioCard.tsx';
import { nameOf } from './rewards.rules.ts';
import type { Reward } from './rewards.types.ts';

interface RewardCardProps {
  reward: Reward;
  chosen: boolean;
  onCart: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** One reward to choose: its picture, name and size, and what it would have cost. */
export function RewardCard({ reward, chosen, onCart, disabled, onChoose }: RewardCardProps) {
  const m = useScreenMessages(texts);
  const [product] = reward.products;
  const [image] = product?.images ?? [];
  return (
    <RadioCard
      name="reward"
      value={reward.rewardCode}
      checked={chosen}
      disabled={disabled || onCart}
      onChange={onChoose}
    >
      {image && (
        <Picture
          src={image.url}
          alt=""
          width={160}
          height={160}
          most={160}
          sizes="4rem"
          className="aspect-square w-16 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="block font-medium leading-snug">{nameOf(reward)}</span>
        {product && (
          <span className="tabular block text-muted text-sm">
            {product.count !== undefined && m.size({ quantity: product.quantity, count: product.count })}{' '}
            <s>{product.listPrice.formattedValue}</s>
          </span>
        )}
        {onCart && <span className="block text-sm text-success">{m.isOnCart()}</span>}
      </span>
    </RadioCard>
  );
}
