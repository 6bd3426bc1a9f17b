import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Image } from '../catalog.types.ts';
import { offeredImages } from './offeredImages.ts';

const loadZoom = () => import('../zoom/ZoomDialog.tsx');
const ZoomDialog = lazy(loadZoom);

interface GalleryProps {
  code: string;
  images: readonly Image[];
  name: string;
  /** Address of the chosen variant's picture. */
  chosen?: string | undefined;
  /** In the corner of the pictures. */
  badge?: ReactNode;
  /** Room in rem that a phone keeps beside the picture for what is chosen and pressed: see `.gallery` in `product.css`. */
  beside: number;
}

/**
 * The product's pictures: on a phone a row to swipe through, on wider screens one large. Each has a button, and can be
 * enlarged.
 */
export function Gallery({ code, images, name, chosen, badge, beside }: GalleryProps) {
  const m = useMessages();
  const [picked, setPicked] = useState<string>();
  const [zoomed, setZoomed] = useState(false);
  const row = useRef<HTMLUListElement>(null);
  const offered = offeredImages(images, chosen);
  const at = (wanted?: string) => offered.find(({ url }) => url === wanted);
  const shown = at(picked) ?? at(chosen) ?? offered[0];
  const place = shown ? offered.indexOf(shown) : 0;
  const turnTo = (index: number): void => {
    // Not returned: browsers that animate it answer a promise, which would count as an effect's clean-up.
    row.current?.scrollTo({ left: index * row.current.clientWidth });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another variant has its own pictures.
  useEffect(() => turnTo(place), [chosen]);
  const swiped = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    const next = clientWidth > 0 ? offered[Math.round(scrollLeft / clientWidth)] : undefined;
    if (next && next.url !== shown?.url) setPicked(next.url);
  };
  if (!shown) return null;
  return (
    <div className="min-w-0">
      <div className="relative max-sm:-mx-(--gutter)">
        <ul ref={row} onScroll={swiped} className="gallery">
          {offered.map((image, index) => (
            <li key={image.url} className={image === shown ? '' : 'md:hidden'}>
              <Picture
                src={image.url}
                alt={image.alt || name}
                width={image.width}
                height={image.height}
                sizes={`(min-width: 768px) 46vw, clamp(11rem, 100vh - ${beside}rem, 100vw)`}
                eager={index === 0 || undefined}
              />
              {image === shown && (
                <button
                  type="button"
                  aria-label={m.catalog.zoom()}
                  onPointerEnter={() => void loadZoom()}
                  onClick={() => setZoomed(true)}
                >
                  <span>
                    <Icon name="zoom" />
                  </span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <span className="pointer-events-none absolute top-3 left-3">{badge}</span>
        {offered.length > 1 && (
          <ul className="gallery-marks">
            {offered.map((image, index) => (
              <li key={image.url}>
                <button
                  type="button"
                  aria-label={m.catalog.picture({ number: index + 1 })}
                  aria-pressed={image === shown}
                  onClick={() => {
                    setPicked(image.url);
                    turnTo(index);
                  }}
                >
                  <span className="dot" />
                  <Picture src={image.url} alt="" width={160} height={160} most={160} sizes="5rem" />
                </button>
              </li>
            ))}
          </ul>
        )}
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
    </div>
  );
}
