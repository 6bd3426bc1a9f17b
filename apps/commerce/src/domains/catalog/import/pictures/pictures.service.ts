/** Pictures of imported products in `DATA_DIR/pictures`: fetched once, re-encoded, found by their address. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NativeProduct } from '../../products/native.types.ts';
import { sentence } from '../../sentences/sentence.rules.ts';
import type { Finding } from '../import.types.ts';
import { picturesFolder, storePicture } from './encode.service.ts';
import {
  fetchPicture,
  PICTURE_LIMITS,
  PictureRefused,
  publicResolver,
  type Resolver,
} from './fetch.service.ts';

const AT_ONCE = 4;
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
  const folder = picturesFolder(dataDir);
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
      await storePicture(dataDir, pictureName(address), bytes);
      there.set(address, true);
      return true;
    } catch (error) {
      const because = error instanceof PictureRefused ? error.sentence : sentence('noPicture');
      onWarning({ line: 0, handle, reason: sentence('pictureNotFetched', { address, because }) });
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
