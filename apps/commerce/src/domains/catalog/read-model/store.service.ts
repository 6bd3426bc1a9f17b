/**
 * Products of one site in memory. A hundred thousand of them as objects would make every garbage collection long, so
 * each is kept as JSON bytes outside the heap and parsed when needed; those in use stay as objects.
 */
import { Buffer } from 'node:buffer';
import type { CatalogProduct, CatalogVariant } from '../products/product.types.ts';

const BLOCK = 1024 * 1024;
/** Most products kept as objects: all of an ordinary shop's. */
export const MOST_READY = 6000;

const EMPTY = Buffer.alloc(0);

interface Place {
  block: number;
  start: number;
  end: number;
}

export class ProductStore {
  readonly #blocks: Buffer[] = [];
  /** Number of products still in each block; an empty block is freed. */
  readonly #living: number[] = [];
  #fill = BLOCK;
  readonly #places = new Map<string, Place>();
  /** Product codes by pod id and variant code. */
  readonly #owners = new Map<string, string>();
  readonly #ready = new Map<string, CatalogProduct>();

  get size(): number {
    return this.#places.size;
  }

  codes(): IterableIterator<string> {
    return this.#places.keys();
  }

  /** Adds a product, or replaces it by another version. Answers false if it is unchanged. */
  set(product: CatalogProduct): boolean {
    const bytes = Buffer.from(dehydrate(product));
    const before = this.#places.get(product.code);
    if (before && bytes.equals(this.#bytes(before))) return false;
    this.delete(product.code);
    if (this.#fill + bytes.length > BLOCK) {
      this.#blocks.push(Buffer.allocUnsafeSlow(Math.max(BLOCK, bytes.length)));
      this.#living.push(0);
      this.#fill = 0;
    }
    const block = this.#blocks.length - 1;
    bytes.copy(this.#blocks[block] as Buffer, this.#fill);
    this.#places.set(product.code, { block, start: this.#fill, end: this.#fill + bytes.length });
    this.#fill += bytes.length;
    this.#living[block] = (this.#living[block] ?? 0) + 1;
    for (const key of ownedKeys(product)) this.#owners.set(key, product.code);
    return true;
  }

  /** Answers whether the product existed. */
  delete(code: string): boolean {
    const place = this.#places.get(code);
    const before = this.peek(code);
    if (!place || !before) return false;
    const left = (this.#living[place.block] ?? 1) - 1;
    this.#living[place.block] = left;
    if (left === 0 && place.block < this.#blocks.length - 1) this.#blocks[place.block] = EMPTY;
    for (const key of ownedKeys(before)) if (this.#owners.get(key) === code) this.#owners.delete(key);
    this.#places.delete(code);
    this.#ready.delete(code);
    return true;
  }

  /** Drops the object, and with it everything remembered about it; the product stays. */
  forget(code: string): void {
    this.#ready.delete(code);
  }

  get(code: string): CatalogProduct | undefined {
    const ready = this.#ready.get(code);
    if (ready) return ready;
    const product = this.peek(code);
    if (!product) return undefined;
    if (this.#ready.size >= MOST_READY) {
      // The oldest entry is roughly the least used one, since those in use come back at once.
      const oldest = this.#ready.keys().next();
      if (!oldest.done) this.#ready.delete(oldest.value);
    }
    this.#ready.set(code, product);
    return product;
  }

  /** As `get`, for walks over everything: the object is not kept afterwards. */
  peek(code: string): CatalogProduct | undefined {
    const place = this.#places.get(code);
    if (!place) return undefined;
    return hydrate(JSON.parse(this.#bytes(place).toString('utf8')) as Dehydrated);
  }

  /** All of them. In an ordinary shop each stays as an object, so that what is made of it can be remembered with it. */
  *all(): Generator<CatalogProduct> {
    const isOrdinary = this.size <= MOST_READY;
    for (const code of [...this.#places.keys()]) {
      const product = isOrdinary ? this.get(code) : this.peek(code);
      if (product) yield product;
    }
  }

  #bytes(place: Place): Buffer {
    return (this.#blocks[place.block] as Buffer).subarray(place.start, place.end);
  }

  /** The product with this pod id, or the one that has this variant. */
  owner(podIdOrVariantCode: string): CatalogProduct | undefined {
    const code = this.#owners.get(`p:${podIdOrVariantCode}`) ?? this.#owners.get(`v:${podIdOrVariantCode}`);
    return code === undefined ? undefined : this.get(code);
  }

  variant(code: string): CatalogVariant | undefined {
    const owner = this.#owners.get(`v:${code}`);
    return owner === undefined
      ? undefined
      : this.get(owner)?.variants.find((variant) => variant.code === code);
  }
}

type SharedFields = 'productCode' | 'name' | 'brand' | 'productType' | 'taxCode' | 'flags' | 'components';
type Dehydrated = Omit<CatalogProduct, 'flags' | 'variants'> & {
  flags: string[];
  variants: Omit<CatalogVariant, SharedFields>[];
};

/** Without the fields that variants share with their product. */
function dehydrate(product: CatalogProduct): string {
  const variants = product.variants.map(
    ({ productCode, name, brand, productType, taxCode, flags, components, ...own }) => own,
  );
  return JSON.stringify({ ...product, flags: [...product.flags], variants });
}

function hydrate(stored: Dehydrated): CatalogProduct {
  const flags = new Set(stored.flags);
  const { code: productCode, name, brand, productType, taxCode, components } = stored;
  const shared = { productCode, name, brand, productType, taxCode, flags, ...(components && { components }) };
  return { ...stored, flags, variants: stored.variants.map((own) => ({ ...own, ...shared })) };
}

function* ownedKeys(product: CatalogProduct): Generator<string> {
  if (product.podId) yield `p:${product.podId}`;
  for (const variant of product.variants) yield `v:${variant.code}`;
}
