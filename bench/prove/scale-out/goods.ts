import { SITE_IDS } from '@crema/brands';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { migrate, openPostgres } from '@crema/commerce/platform/db/index';
import { box } from '../../harness/shops/catalogue.ts';
import { openWorker } from '../auto-delivery/shop.ts';

/** What is sold, by what it is for; units on hand by variant code. */
export const FLIPS = Array.from({ length: 8 }, (_, number) => `flip-${number}`);
/** Pages that nobody has asked for, a pair for each comparison. */
export const COLD = Array.from({ length: 241 }, (_, number) => `cold-${number}`);
export const SHOPPED = ['plenty', 'plenty-a', 'plenty-b', 'plenty-c'].map((name) => `${name}-24`);
export const COUPON = 'LASTUSE';

export const STOCK: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SHOPPED.map((code) => [code, 1_000_000])),
  'last-24': 1,
  'keyed-24': 5000,
  'cart-24': 5000,
  'couponed-24': 5000,
  ...Object.fromEntries([...FLIPS, ...COLD].map((code) => [`${code}-24`, 5000])),
};

/** What a product's page has to show. */
export interface Offer {
  /** In cents. */
  price: number;
  inStock: boolean;
}

export interface Goods {
  /** Changes what is offered; resolves when it is saved. */
  offer(product: string, offer: Offer): Promise<void>;
  /** A coupon of five dollars that can be used once. */
  makeCoupon(): Promise<void>;
  close(): Promise<void>;
}

/** Brings an empty database to this release, and writes what a shop begins with: before there are goods, or it is not written. */
export async function beginShop(url: string, folder: string): Promise<void> {
  const db = await openPostgres({ url, onConnectionError: () => undefined });
  try {
    await migrate(db);
    const commerce = await openWorker(url, folder, systemClock);
    for (const site of SITE_IDS) await commerce.start(site);
    await commerce.close();
  } finally {
    await db.close();
  }
}

/** An engine beside the shop's own, by which a merchant changes what is sold. */
export async function openGoods(url: string, folder: string): Promise<Goods> {
  const db = await openPostgres({ url, onConnectionError: () => undefined });
  const commerce = await openWorker(url, folder, systemClock);
  let isOpen = true;
  return {
    offer: async (product, { price, inStock }) => {
      const { variants, ...rest } = box(product, inStock ? 5000 : 0);
      const priced = variants.map((variant) => ({ ...variant, price: price / 100 }));
      const { refused } = await commerce.catalog.writeProducts('usb2c', [{ ...rest, variants: priced }]);
      if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
    },
    makeCoupon: async () => {
      await commerce.coupons.create('usb2c', {
        code: COUPON,
        amount: 500,
        maxUses: 1,
        name: { en: '$5 off' },
      });
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await commerce.close();
      await db.close();
    },
  };
}

/** Whether a product's page shows an offer; read from what it says to search engines. */
export function shows(page: string, { price, inStock }: Offer): boolean {
  return (
    page.includes(`"price":${price / 100},`) &&
    page.includes(`schema.org/${inStock ? 'InStock' : 'OutOfStock'}`)
  );
}
