import { Picture } from '#app/ui/Picture.tsx';

/** A product's picture beside its line. `size`: its width as a class. */
export function LinePicture({ src, size = 'w-16' }: { src?: string; size?: 'w-14' | 'w-16' | 'w-20' }) {
  const box = `aspect-square rounded-control bg-sunken ${size}`;
  if (!src) return <span className={box} aria-hidden="true" />;
  return (
    <Picture
      src={src}
      alt=""
      width={160}
      height={160}
      most={240}
      sizes="5rem"
      className={`${box} object-cover`}
    />
  );
}
