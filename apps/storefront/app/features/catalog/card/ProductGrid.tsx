import { type ReactNode, Suspense } from 'react';
import { LinkArea } from '#app/platform/LinkArea.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { cardUrl } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  cards: readonly Card[];
  /** How many of the first cards are above the fold. */
  eager?: number;
  action?: (card: Card) => ReactNode;
}

/**
 * Cards in as many columns as fit: two on a phone, up to four. Each hydrates on its own (the Suspense), so that a press
 * need not wait for all of them.
 */
export function ProductGrid({ cards, eager = 0, action }: ProductGridProps) {
  const link = useSiteLink();
  return (
    <LinkArea>
      <ul className="cards grid grid-cols-2 gap-x-grid gap-y-10 md:grid-cols-3 xl:grid-cols-4">
        {cards.map((card, index) => (
          <li key={card.code}>
            <Suspense>
              <ProductCard
                card={card}
                href={link(cardUrl(card))}
                eager={index < eager}
                action={action?.(card)}
              />
            </Suspense>
          </li>
        ))}
      </ul>
    </LinkArea>
  );
}
