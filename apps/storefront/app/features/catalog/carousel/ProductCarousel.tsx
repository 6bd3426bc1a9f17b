import { type ReactNode, Suspense } from 'react';
import { LinkArea } from '#app/platform/LinkArea.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { cardUrl } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';

interface ProductCarouselProps {
  /** Names the row for assistive technology. */
  label: string;
  cards: readonly Card[];
  action?: (card: Card) => ReactNode;
}

/** A row that is scrolled by touch or keyboard and never moves by itself. */
export function ProductCarousel({ label, cards, action }: ProductCarouselProps) {
  const link = useSiteLink();
  return (
    <LinkArea>
      <ul aria-label={label} className="scroll-row snap-x gap-grid pt-1 pb-4">
        {cards.map((card) => (
          <li key={card.code} className="w-[min(17rem,62vw)] shrink-0 snap-start">
            <Suspense>
              <ProductCard card={card} href={link(cardUrl(card))} action={action?.(card)} />
            </Suspense>
          </li>
        ))}
      </ul>
    </LinkArea>
  );
}
