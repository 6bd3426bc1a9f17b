import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WIDEST = 1600;
/** A picture of more pixels is not read: it would unpack to gigabytes. */
const MOST_PIXELS = 60_000_000;
/** Formats of photos; an SVG is a program that draws. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

/** Where pictures that came from outside are kept. */
export const picturesFolder = (dataDir: string): string => join(dataDir, 'pictures');

/**
 * Reads a picture of whatever format, and writes it anew as WebP, at most 1,600 pixels wide and high: what else a file
 * carried, such as where it was taken, is gone.
 *
 * @throws where it cannot be read, or has too many pixels
 */
export async function storePicture(
  dataDir: string,
  name: string,
  bytes: Buffer,
): Promise<{ width: number; height: number }> {
  const folder = picturesFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Loaded here, because few processes ever need it.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`${format} is no format of photos`);
  const { data, info } = await image
    .rotate()
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const file = join(folder, name);
  // Atomic: a partial file is never found, whenever the process ends.
  await writeFile(`${file}.part`, data);
  await rename(`${file}.part`, file);
  return { width: info.width, height: info.height };
}
