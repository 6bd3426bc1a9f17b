import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { CampaignBox } from './campaignInfo.slice.ts';

type Product = NonNullable<CampaignBox['nextMonth']>['products'][number];

/** Each product once: a fixed price may be split over several lines of one. */
function joined(products: readonly Product[]): Product[] {
  const all = new Map<string, Product>();
  for (const one of products) {
    const { qty = 0 } = all.get(one.code) ?? {};
    all.set(one.code, { ...one, qty: one.qty + qty });
  }
  return [...all.values()];
}

/** What is in a monthly box. */
export function BoxContents({ products }: { products: readonly Product[] }) {
  const m = useMessages();
  const texted = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {joined(products).map(({ code, name, url, images, qty, count, premium, inStock }) => (
        <li key={code} className="flex items-center gap-4 py-2">
          {images[0] && (
            <Picture
              src={images[0].url}
              alt=""
              width={160}
              height={160}
              most={160}
              sizes="3.5rem"
              className="size-14 rounded-control bg-sunken object-cover"
            />
          )}
          <span className="grow">
            <Link to={link(url)} className="hover:text-accent">
              {name}
            </Link>
            <span className="block text-muted text-sm">
              {count && m.catalog.count({ count, unit: 'ct' })}
              {premium && ` · ${texted.premium({ price: premium.formattedValue })}`}
              {!inStock && ` · ${m.catalog.soldOut()}`}
            </span>
          </span>
          <span className="tabular shrink-0 whitespace-nowrap text-muted">× {qty}</span>
        </li>
      ))}
    </ul>
  );
}
