import type { ReactNode } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Wished } from './wished.adapter.ts';

interface WishCardProps {
  wish: Wished;
  /** Above the fold: its picture loads at once. */
  eager?: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

const SIZES = '(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw';

/** A product of a list: what is sold links to its page; of what is gone its name is left. */
export function WishCard({ wish: { name, sold }, eager, children }: WishCardProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <article className="card">
      <div className="min-h-24">
        {sold && (
          <Picture
            {...{ src: sold.image, alt: '', width: 640, height: 640, most: 640, least: 320 }}
            sizes={SIZES}
            eager={eager}
          />
        )}
        {sold?.inStock !== true && (
          <span className="absolute bottom-3 left-3">
            <Badge tone="quiet">{sold ? m.soldOut() : m.gone()}</Badge>
          </span>
        )}
      </div>
      <div>
        <p>{sold?.brand}</p>
        <h3 className="[overflow-wrap:anywhere]">{sold ? <Link to={link(sold.url)}>{name}</Link> : name}</h3>
        {sold ? (
          <>
            {sold.options && <p>{sold.options}</p>}
            <div className="card-price tabular">
              <span className="font-semibold text-lg">
                {sold.was && <span className="sr-only">{m.now()} </span>}
                {sold.price}
              </span>
              {sold.was && (
                <s className="ml-2 text-muted text-sm">
                  <span className="sr-only">{m.was()} </span>
                  {sold.was}
                </s>
              )}
            </div>
          </>
        ) : (
          <p className="mt-1">{m.goneText()}</p>
        )}
      </div>
      <div>{children}</div>
    </article>
  );
}
