import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Image } from '../catalog.types.ts';

const loadZoom = () => import('../zoom/ZoomDialog.tsx');
const ZoomDialog = lazy(loadZoom);

/** The product's pictures: one large, which can be enlarged, the others as buttons below. */
export function Gallery({
  code,
  images,
  name,
  chosen,
}: {
  code: string;
  images: readonly Image[];
  name: string;
  chosen?: string;
}) {
  const m = useMessages();
  const [picked, setPicked] = useState<string>();
  const [zoomed, setZoomed] = useState(false);
  // A colour shows its own pictures, whose names begin with that of its first.
  const stem = chosen?.replace(/\.\w+$/, '');
  const own = images.filter(({ url }) => stem && url.startsWith(stem));
  // A size shows its own pack first, then the pictures that all sizes share.
  const [first, ...shared] = images;
  const offered =
    own.length > 1 ? own : chosen && first && !own[0] ? [{ ...first, url: chosen }, ...shared] : images;
  const at = (wanted?: string) => offered.find(({ url }) => url === wanted);
  const shown = at(picked) ?? at(chosen) ?? offered[0];
  if (!shown) return null;
  return (
    <div className="sm:max-md:mx-auto sm:max-md:w-96">
      <div className="relative">
        <Picture
          src={shown.url}
          alt={shown.alt || name}
          width={shown.width}
          height={shown.height}
          sizes="(min-width: 768px) 46vw, 100vw"
          eager
          className="aspect-square w-full rounded-card bg-sunken object-cover"
        />
        <button
          type="button"
          aria-label={m.catalog.zoom()}
          onPointerEnter={() => void loadZoom()}
          onClick={() => setZoomed(true)}
          className="absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-card p-3"
        >
          <span className="inline-flex size-11 items-center justify-center rounded-full bg-surface">
            <Icon name="zoom" />
          </span>
        </button>
      </div>
      {zoomed && (
        <Suspense>
          <ZoomDialog
            code={code}
            name={name}
            images={offered}
            first={shown.url}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
      {offered.length > 1 && (
        <ul className="mt-3 flex gap-3 overflow-x-auto p-1">
          {offered.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={m.catalog.picture({ number: index + 1 })}
                aria-pressed={image.url === shown.url}
                onClick={() => setPicked(image.url)}
                className="block overflow-hidden rounded-control border-2 border-transparent aria-pressed:border-accent"
              >
                <Picture
                  src={image.url}
                  alt=""
                  width={160}
                  height={160}
                  most={160}
                  sizes="5rem"
                  className="aspect-square w-20 bg-sunken object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
