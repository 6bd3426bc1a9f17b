import { Link } from 'react-router';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { Scale } from '#app/ui/Scale.tsx';
import type { Chosen, PodCard } from '../campaigns.types.ts';
import { qtyOf } from './chosen.url.ts';
import { SizeRow } from './SizeRow.tsx';

interface PodGridProps {
  cards: readonly PodCard[];
  products: readonly Chosen[];
  /** Units that can still be added; absent: as many as the engine takes. */
  room?: number;
  /** What one counts as, in boxes or cases; shown where it is more than one. */
  unit: 'box' | 'case';
  /** Heading of each card: below that of its list. */
  heading?: 'h2' | 'h3';
}

/** Drinks to choose from. Its buttons submit the form around it, so that they work without script. */
export function PodGrid({ cards, products, room, unit, heading: Heading = 'h3' }: PodGridProps) {
  const link = useSiteLink();
  return (
    <ul className="grid grid-cols-2 gap-x-grid gap-y-10 md:grid-cols-3 xl:grid-cols-4">
      {cards.map((card) => (
        <li key={card.code} className="flex flex-col">
          {card.image && (
            <Picture
              src={card.image}
              alt=""
              width={640}
              height={640}
              most={640}
              least={320}
              sizes="(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw"
              className="aspect-square w-full rounded-card bg-sunken object-cover"
            />
          )}
          <p className="pt-3 text-muted text-sm">{card.brand}</p>
          <Heading className="font-display text-lg leading-snug">
            <Link to={link(card.url)} target="_blank" className="hover:text-accent">
              {card.name}
            </Link>
          </Heading>
          <Facts card={card} />
          <div className="divide-y divide-line pt-2">
            {card.sizes.map((size) => (
              <SizeRow
                key={size.code}
                name={card.name}
                size={size}
                qty={qtyOf(products, size.code)}
                products={products}
                room={room}
                unit={unit}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ card: { roast, caffeine, strength } }: { card: PodCard }) {
  const m = useMessages();
  const facts = [roast, caffeine].filter(Boolean).join(' · ');
  if (!facts && !strength) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted text-sm">
      {strength && <Scale value={strength} label={m.catalog.strengthOf({ value: strength })} />}
      {facts}
    </p>
  );
}
