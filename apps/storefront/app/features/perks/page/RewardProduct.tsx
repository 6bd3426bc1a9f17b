import type { ReactNode } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { Reward } from '../rewards/rewards.types.ts';

interface RewardProductProps {
  /** All of one product. */
  offers: readonly Reward[];
  /** What can be done with one. */
  action: (reward: Reward) => ReactNode;
}

/** A product, and for how many points it can be had in which size. */
export function RewardProduct({ offers, action }: RewardProductProps) {
  const link = useSiteLink();
  const product = offers[0]?.products[0];
  if (!product) return null;
  const { name, url, images } = product;
  const [image] = images;
  return (
    <article className="grid h-full grid-cols-[4rem_minmax(0,1fr)] gap-x-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <div>
        {image && (
          <Picture
            src={image.url}
            alt=""
            width={160}
            height={160}
            most={320}
            sizes="5.5rem"
            className="aspect-square w-full rounded-control bg-sunken object-cover"
          />
        )}
      </div>
      <div>
        <h3 className="font-display text-lg leading-snug">
          <Link to={link(url)} className="inline-block py-1 hover:text-accent">
            {name}
          </Link>
        </h3>
        <ul className="mt-1 divide-y divide-line">
          {offers.map((reward) => (
            <li
              key={reward.rewardCode}
              className="min-h-16 space-y-2 py-2 md:flex md:items-center md:justify-between md:gap-x-3 md:space-y-0"
            >
              <Offer reward={reward} />
              {action(reward)}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function Offer({ reward: { points, products } }: { reward: Reward }) {
  const m = useScreenMessages(texts);
  const [product] = products;
  if (!product) return null;
  const { quantity, count, listPrice } = product;
  return (
    <div className="tabular">
      <p className="font-semibold">{m.points({ points })}</p>
      <p className="text-muted text-sm">
        {count === undefined ? m.units({ quantity }) : m.boxes({ quantity, count })}
        {' · '}
        {quantity > 1 && `${quantity} × `}
        <span className="sr-only">{m.worth({ price: listPrice.formattedValue })}</span>
        <s aria-hidden="true">{listPrice.formattedValue}</s>
      </p>
    </div>
  );
}
