import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { Campaign } from '../campaigns.types.ts';
import { BrewerPrice } from './BrewerPrice.tsx';
import type { KitBrewer } from './brewers.adapter.ts';
import { kitPath } from './kit.url.ts';

/** Brewers that are shown on the kit's page; all of them are on the next step. */
const SHOWN = 4;

/** Some brewers of a kit with their prices; each leads to the first step with itself chosen. */
export function BrewerRow({ campaign, brewers }: { campaign: Campaign; brewers: readonly KitBrewer[] }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <section aria-labelledby="kit-brewers" className="mt-section">
      <h2 id="kit-brewers" className="pb-6 font-display text-3xl">
        {m.brewersOf({ count: brewers.length })}
      </h2>
      <ul className="grid grid-cols-2 gap-x-grid gap-y-8 lg:grid-cols-4">
        {brewers.slice(0, SHOWN).map(({ code, name, image, colours }) => {
          const shown = colours.find(({ inStock }) => inStock) ?? colours[0];
          if (!shown) return null;
          return (
            <li key={code} className="relative">
              {image && (
                <Picture
                  src={image}
                  alt=""
                  width={640}
                  height={640}
                  most={640}
                  least={320}
                  sizes="(min-width: 992px) 22vw, 46vw"
                  className="aspect-square w-full rounded-card bg-sunken object-cover"
                />
              )}
              <h3 className="pt-3 font-display text-lg leading-snug">
                <Link
                  to={link(kitPath(campaign.code, 'brewer', { brewer: shown.code, products: [] }))}
                  className="after:absolute after:inset-0 hover:text-accent"
                >
                  {name}
                </Link>
              </h3>
              <BrewerPrice of={shown} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
