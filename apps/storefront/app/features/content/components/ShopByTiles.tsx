import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';
import { mediaUrl } from '../mediaUrl.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface Tile extends LinkTarget {
  /** A picture's name; otherwise `productCode` names the product whose picture is shown, in the page's language. */
  image?: string;
  productCode?: string;
}

/** Links into the catalogue, each with a picture. */
export function ShopByTiles({ heading, tiles }: { heading: string; tiles: Tile[] }) {
  const french = useAppSelector((state) => state.apiConfig.lang === 'fr');
  const columns = tiles.length % 3 === 0 ? 'md:grid-cols-3 xl:grid-cols-6' : 'md:grid-cols-4';
  return (
    <>
      <SectionHeading>{heading}</SectionHeading>
      <ul className={`grid grid-cols-2 gap-grid ${columns}`}>
        {tiles.map(({ title, url, image, productCode }) => (
          <li key={url}>
            <ContentLink to={url} className="group block">
              <Picture
                src={mediaUrl(image ?? `${productCode}${french ? '-fr' : ''}.webp`)}
                alt=""
                width={480}
                height={480}
                most={640}
                sizes="(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw"
                className="aspect-square w-full rounded-card bg-sunken object-cover transition-transform duration-250 motion-safe:group-hover:scale-[1.02]"
              />
              <span className="mt-3 block font-display text-lg leading-snug group-hover:text-accent">
                {title}
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </>
  );
}
