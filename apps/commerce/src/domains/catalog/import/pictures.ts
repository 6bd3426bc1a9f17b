/** Pictures of imported products in `DATA_DIR/pictures`: fetched once, re-encoded, found again by their address. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NativeProduct } from '../catalog.native.ts';
import type { Finding } from './import.types.ts';
import {
  fetchPicture,
  PICTURE_LIMITS,
  PictureRefused,
  publicResolver,
  type Resolver,
} from './pictures.fetch.ts';

const AT_ONCE = 4;
const WIDEST = 1600;
const MOST_PIXELS = 60_000_000;
const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/** File name in the pictures folder of what an address shows. */
export function pictureName(address: string): string {
  return `imported-${createHash('sha256').update(address).digest('hex').slice(0, 24)}.webp`;
}

export interface PictureShelf {
  /** Fetches what the products name and is not there yet; answers with how many came. */
  fetch(products: readonly Pick<NativeProduct, 'code' | 'images'>[]): Promise<number>;
  /**
   * The product with the file names of pictures that are there instead of their addresses. The image service
   * draws the others, so a variant does not point at them.
   */
  settle(product: NativeProduct): NativeProduct;
}

export function openPictureShelf(
  dataDir: string,
  onWarning: (finding: Finding) => void,
  resolver: Resolver = publicResolver,
): PictureShelf {
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
      // Only an import with pictures needs it, so the shop does not carry it.
      const { default: sharp } = await import('sharp');
      const picture = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
      const file = join(folder, pictureName(address));
      // Whole or not at all, whenever the process ends.
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
