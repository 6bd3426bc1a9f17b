import { useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/zoom.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Image } from '../catalog.types.ts';
import { imageSet } from './imageSet.slice.ts';
import { PREVIEW, SHARPER } from './scale.ts';

interface ZoomDialogProps {
  code: string;
  name: string;
  images: readonly Image[];
  /** Address of the picture to begin with. */
  first: string;
  onClose: () => void;
}

interface Shown extends Image {
  video?: string;
}

/** The page's pictures, with films and whatever else the image service has in the product's set. */
function useShown(code: string, images: readonly Image[]): Shown[] {
  const dispatch = useAppDispatch();
  const set = useAppSelector((state) => imageSet.select(state).data) || [];
  useEffect(() => void dispatch(imageSet.ensure(code)), [dispatch, code]);
  const more = set.map(({ name, video }) => ({ url: `/media/${encodeURIComponent(name)}`, video }));
  const films = new Map(more.map(({ url, video }) => [url, video]));
  // The set has a French pack by its English name.
  const known = new Set(images.flatMap(({ url }) => [url, url.replace('-fr.', '.')]));
  return [
    ...images.map((image) => ({ ...image, video: films.get(image.url) })),
    ...more
      .filter(({ url }) => !known.has(url))
      .map((item) => ({ ...item, alt: images[0]?.alt ?? '', width: 1600, height: 1600 })),
  ];
}

/** The pictures enlarged: arrow keys change the picture, plus and minus the size. */
export default function ZoomDialog({ code, name, images, first, onClose }: ZoomDialogProps) {
  const m = useScreenMessages(texts);
  const shown = useShown(code, images);
  const [place, setPlace] = useState(
    Math.max(
      0,
      images.findIndex(({ url }) => url === first),
    ),
  );
  const [large, setLarge] = useState(false);
  const area = useRef<HTMLElement>(null);
  // A picture larger than its frame begins at its middle, not at a corner.
  useEffect(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = area.current ?? {};
    if (large) area.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [large]);
  const image = shown[place];
  const step = (by: number): void => setPlace((place + by + shown.length) % shown.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Arrow keys scroll a large picture.
    if (!large && event.key === 'ArrowRight') step(1);
    else if (!large && event.key === 'ArrowLeft') step(-1);
    else if (event.key === '+') setLarge(true);
    else if (event.key === '-') setLarge(false);
    else return;
    event.preventDefault();
  };
  // On the document, so that the keys work wherever the focus is: on opening it is on the dialog's own button.
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const button = 'inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken';
  if (!image) return null;
  return (
    <Dialog open onClose={onClose} place="full" title={name} closeLabel={m.close()}>
      <div>
        <section
          ref={area}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a large picture is scrolled by keyboard.
          tabIndex={0}
          aria-label={m.area()}
          className="h-[calc(100dvh-11rem)] overflow-auto"
        >
          {image.video ? (
            <video controls muted src={`/media/${image.video}`} className="mx-auto max-h-full" />
          ) : (
            <Closer key={image.url} image={image} alt={image.alt || name} large={large} />
          )}
        </section>
        <div className="flex items-center justify-center gap-2 pt-3">
          {shown.length > 1 && (
            <button type="button" className={button} aria-label={m.previous()} onClick={() => step(-1)}>
              <Icon name="chevron-left" />
            </button>
          )}
          <p role="status" className="tabular min-w-16 text-center text-muted text-sm">
            {m.place({ place: place + 1, count: shown.length })}
          </p>
          {shown.length > 1 && (
            <button type="button" className={button} aria-label={m.next()} onClick={() => step(1)}>
              <Icon name="chevron-right" />
            </button>
          )}
          {!image.video && (
            <button
              type="button"
              className={button}
              aria-label={m.larger()}
              aria-pressed={large}
              onClick={() => setLarge(!large)}
            >
              <Icon name={large ? 'minus' : 'plus'} />
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** One picture, fitted or at full size; a small blurred one is shown until it has loaded. */
function Closer({ image, alt, large }: { image: Image; alt: string; large: boolean }) {
  const [come, setCome] = useState(false);
  return (
    <div
      className={large ? 'relative w-[1600px]' : 'relative size-full'}
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement && target.alt) setCome(true);
      }}
    >
      {!come && (
        <img
          src={`${image.url}?w=${image.width * PREVIEW}`}
          alt=""
          className="absolute inset-0 size-full object-contain blur-lg"
        />
      )}
      <Picture
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        sizes={large ? '1600px' : `${SHARPER * 100}vmin`}
        eager
        className="relative size-full object-contain"
      />
    </div>
  );
}
