/** Pictures of imported products in `DATA_DIR/pictures`: fetched once, re-encoded, found by their address. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NativeProduct } from '../../products/native.types.ts';
import type { Finding } from '../import.types.ts';
import {
  fetchPicture,
  PICTURE_LIMITS,
  PictureRefused,
  publicResolver,
  type Resolver,
} from './fetch.service.ts';

const AT_ONCE = 4;
const WIDEST = 1600;
const MOST_PIXELS = 60_000_000;
const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/** File name in the pictures folder of the picture from an address. */
export function pictureName(address: string): string {
  return `imported-${createHash('sha256').update(address).digest('hex').slice(0, 24)}.webp`;
}

export interface PictureStore {
  /** Fetches pictures of the products that are not in the folder yet. Answers how many were fetched. */
  fetch(products: readonly Pick<NativeProduct, 'code' | 'images'>[]): Promise<number>;
  /**
   * The product with file names instead of the addresses of existing pictures. The image service draws the others, so a
   * variant does not refer to them.
   */
  settle(product: NativeProduct): NativeProduct;
}

export function openPictureStore(
  dataDir: string,
  onWarning: (finding: Finding) => void,
  resolver: Resolver = publicResolver,
): PictureStore {
  const folder = join(dataDir, 'pictures');
  const there = new Map<string, boolean>();
  const tried = new Set<string>();
  const has = (address: string): boolean => {
    const known = there.get(address) ?? existsSync(join(folder, pictureName(address)));
    there.set(address, known);
    return known;
  };

  const fetchOne = async (address: string, handle: string): Promise<boolean> => {
    try {
      const bytes = await fetchPicture(address, resolver, PICTURE_LIMITS);
      // Loaded here, because only an import with pictures needs it.
      const { default: sharp } = await import('sharp');
      const picture = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
      const file = join(folder, pictureName(address));
      // Atomic: a partial file is never found, whenever the process ends.
      await writeFile(`${file}.part`, picture);
      await rename(`${file}.part`, file);
      there.set(address, true);
      return true;
    } catch (error) {
      const because = error instanceof PictureRefused ? error.message : 'it cannot be read as a picture';
      onWarning({ line: 0, handle, reason: `the picture ${address} was not fetched: ${because}` });
      return false;
    }
  };

  return {
    fetch: async (products) => {
      const wanted = new Map<string, string>();
      for (const { code, images } of products) {
        for (const { name } of images ?? []) {
          if (!isAddress(name) || tried.has(name) || has(name)) continue;
          tried.add(name);
          wanted.set(name, code);
        }
      }
      if (wanted.size > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
      const queue = [...wanted];
      let count = 0;
      const work = async (): Promise<void> => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          if (await fetchOne(...next)) count += 1;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return count;
    },
    settle: (product) => {
      const settled = (name: string): string => (isAddress(name) && has(name) ? pictureName(name) : name);
      return {
        ...product,
        ...(product.images
          ? { images: product.images.map((image) => ({ ...image, name: settled(image.name) })) }
          : {}),
        variants: product.variants.map(({ image, ...variant }) => {
          const name = image && settled(image);
          return name && !isAddress(name) ? { ...variant, image: name } : variant;
        }),
      };
    },
  };
}
