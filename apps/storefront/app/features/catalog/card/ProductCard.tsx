import { SITES } from '@crema/brands';
import type { ReactNode } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn, setting } from '#app/platform/store/setting.ts';
import type { RootState } from '#app/platform/store/store.ts';
import { Badge, MerchantBadge } from '#app/ui/Badge.tsx';
import { badgeOf } from '#app/ui/badge.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { Scale } from '#app/ui/Scale.tsx';
import { cardImage } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import { CardPrice } from './CardPrice.tsx';
import { Rating } from './Rating.tsx';

interface ProductCardProps {
  card: Card;
  /** Address of the product's page. The card stands in a `LinkArea`, which follows it. */
  href: string;
  /** Above the fold: its picture loads at once. */
  eager?: boolean;
  /** Quick add, passed in by the page. */
  action?: ReactNode;
}

const SIZES = '(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw';

/** A product in a list: the whole card links to its page; the action is beside the link. */
export function ProductCard({ card, href, eager, action }: ProductCardProps) {
  const m = useMessages();
  const badge = badgeOf(card.badge);
  const image = cardImage(card);
  const variant = card.defaultVariant;
  return (
    <article className="card">
      <div>
        {image && (
          <Picture
            src={image}
            alt=""
            width={640}
            height={640}
            most={640}
            sizes={SIZES}
            least={400}
            eager={eager}
          />
        )}
        {badge && (
          <span className="absolute top-3 left-3">
            <MerchantBadge {...badge} />
          </span>
        )}
        {variant && !variant.inStock && (
          <span className="absolute bottom-3 left-3">
            <Badge tone="quiet">{m.catalog.soldOut()}</Badge>
          </span>
        )}
      </div>
      <div>
        <p>{card.brand}</p>
        <h3>
          <a href={href}>{card.name}</a>
        </h3>
        {card.rating && <Rating rating={card.rating} />}
        <CardFacts card={card} />
        <div className="card-price">
          {variant && <CardPrice variant={variant} />}
          {variant?.autoDelivery && <OnAutoDelivery price={variant.autoDelivery} />}
        </div>
      </div>
      {action && <div>{action}</div>}
    </article>
  );
}

/** The price on auto-delivery; where later orders cost more, marked as the first order's. */
function OnAutoDelivery({ price }: { price: string }) {
  const m = useMessages();
  const later = useAppSelector(laterPrice);
  if (!later) return null;
  return (
    <p className="mt-1 text-sm text-success leading-tight">{m.catalog.onAutoDelivery({ price, later })}</p>
  );
}

/** What later orders on auto-delivery cost beside the first; nothing where it is switched off. */
function laterPrice(state: RootState): 'same' | 'dearer' | undefined {
  if (!featureOn(state, 'autoDelivery')) return undefined;
  const isSame =
    setting(state, 'autoDeliveryFirstPercent') === setting(state, 'autoDeliveryRecurringPercent');
  return isSame ? 'same' : 'dearer';
}

/** Roast and caffeine at a glance for drinks, colours for brewers. */
function CardFacts({ card }: { card: Card }) {
  const m = useMessages();
  const { country } = SITES[useAppSelector((state) => state.apiConfig.brand)];
  const facts = [card.roast, card.caffeine].filter(Boolean);
  if (card.colors) return <p className="facts">{m.catalog.colors({ count: card.colors, country })}</p>;
  if (facts.length === 0 && !card.strength) return null;
  return (
    <p className="facts">
      {card.strength && (
        <Scale value={card.strength} label={m.catalog.strengthOf({ value: card.strength })} />
      )}
      {facts.join(' · ')}
    </p>
  );
}
