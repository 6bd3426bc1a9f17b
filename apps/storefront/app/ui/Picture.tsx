/** Widths to offer, in pixels; the image service makes each of them. */
const WIDTHS = [160, 240, 320, 400, 640, 800, 1200, 1600] as const;

interface PictureProps {
  /** Address without a width, e.g. `/media/daybreak-24.webp`; may carry a query. */
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Pixels of the layout box, for its aspect ratio. */
  width: number;
  height: number;
  /** The `sizes` of the responsive image, e.g. `(min-width: 62rem) 20rem, 45vw`. */
  sizes: string;
  /** Above the fold: loads at once and first. */
  eager?: boolean;
  /** Width in pixels of the largest file to offer. */
  most?: number;
  /** Width in pixels of the smallest file to name: this keeps lists of many pictures short. */
  least?: number;
  className?: string;
  /** Address of the picture that phones show instead, taller than wide. */
  portrait?: string;
}

/** A picture from the image service at the width the screen needs. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  eager,
  most = 1600,
  least = 0,
  className,
  portrait,
}: PictureProps) {
  const at = (w: number, name = src): string => `${name}${name.includes('?') ? '&' : '?'}w=${w}`;
  const widths = WIDTHS.filter((w) => w >= least && w <= most);
  const image = (
    <img
      src={at(widths.find((w) => w >= Math.min(width, most)) ?? most)}
      srcSet={widths.map((w) => `${at(w)} ${w}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!portrait) return image;
  return (
    <picture className="contents">
      <source
        media="(max-width: 639px)"
        srcSet={widths.map((w) => `${at(w, portrait)} ${w}w`).join(', ')}
        sizes={sizes}
      />
      {image}
    </picture>
  );
}
