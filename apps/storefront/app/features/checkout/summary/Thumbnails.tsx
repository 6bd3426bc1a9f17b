import { Picture } from '#app/ui/Picture.tsx';
import type { Cart } from '../checkout.types.ts';

/** Pictures shown; of a larger order the first ones. */
const MOST = 3;

/** Small pictures of what is ordered, each over the edge of the one before. */
export function Thumbnails({ entries }: Pick<Cart, 'entries'>) {
  const images = [...new Set(entries.flatMap(({ product }) => product.image ?? []))].slice(0, MOST);
  return (
    <span className="flex shrink-0 pl-3">
      {images.map((src) => (
        <Picture
          key={src}
          src={src}
          alt=""
          width={96}
          height={96}
          most={160}
          sizes="2.75rem"
          className="-ml-3 size-11 max-w-none shrink-0 rounded-control border border-surface bg-sunken object-cover"
        />
      ))}
    </span>
  );
}
