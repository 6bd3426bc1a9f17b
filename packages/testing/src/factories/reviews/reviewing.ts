import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '@crema/brands';
import PostalMime, { type Email } from 'postal-mime';
import type { TestCommerce } from '../../commerce.ts';
import { type Member, member } from '../customer.ts';
import { shopper } from '../shopper.ts';

/** The answers of the calls of reviews in one type. */
export interface ReviewAnswer {
  errors: { type: string; message: string; reason?: string; subject?: string }[];
  reviewId: string;
  status: string;
  after?: string;
  author?: string;
  products: { code: string; name: string }[];
  summary: {
    shown: number;
    count: number;
    average?: number;
    byStars: { stars: number; count: number }[];
    tastes: { code: string; average: number; count: number }[];
  };
  reviews: {
    reviewId: string;
    stars: number;
    title?: string;
    text?: string;
    author: string;
    status?: string;
    reason?: string;
    productCode?: string;
    demo?: boolean;
    reply?: { text: string };
  }[];
}

/** What people of reviews do over HTTP at one site. */
export function reviewing(shop: TestCommerce, site: SiteId = 'usb2c') {
  const { commerce, clock, dataDir } = shop;
  const { app, orders, platform, catalog } = commerce;
  const guest = shopper(commerce, site);

  const deliver = async (code: string): Promise<void> => {
    await orders.fulfilment.ship(code);
    await orders.fulfilment.deliver(code);
  };

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, as, from }: { body?: object; as?: Member; from?: string } = {},
  ) => {
    const answer = await app.inject({
      ...{ method, url: `/rest/v2/${site}/${path}`, ...(body ? { payload: body } : {}) },
      headers: {
        ...(as ? { authorization: as.headers.authorization } : {}),
        ...(from ? { 'x-forwarded-for': from } : {}),
      },
    });
    return { status: answer.statusCode, body: answer.json<ReviewAnswer>(), headers: answer.headers };
  };

  return {
    call,
    deliver,

    /** Somebody with an account who has received these products, or waits for them. Answers the order’s code too. */
    buyer: async (codes: string[], { arrives = true } = {}): Promise<Member & { order: string }> => {
      const who = await member(shop, { site });
      const { body } = await who.call<{ cartGuid: string }>('POST', 'addProductsToCart', {
        products: codes.map((code) => ({ code: `${code}-24`, qty: 1 })),
      });
      await who.ready(body.cartGuid);
      const placed = await who.call<{ code: string }>(
        'POST',
        'orders',
        { cartGuid: body.cartGuid, termsChecked: true },
        { 'idempotency-key': `order-of-a-reviewer-${who.customerId.slice(0, 12)}` },
      );
      if (arrives) await deliver(placed.body.code);
      return { ...who, order: placed.body.code };
    },

    /** The order of a guest that has arrived. */
    guestOrder: async (codes: string[], email = 'guest@example.com', query = ''): Promise<string> => {
      const cart = await guest.readyCart(
        codes.map((code) => `${code}-24`),
        { query },
      );
      await guest.call('PUT', `carts/${cart}/email`, { email });
      const { body } = await guest.place(cart, {}, undefined, query);
      await deliver(body.code);
      return body.code;
    },

    write: (code: string, body: object, more: { as?: Member; from?: string; lang?: string } = {}) =>
      call('POST', `products/${code}/reviews?lang=${more.lang ?? 'en'}`, { body, ...more }),

    report: (code: string, id: string, from: string) =>
      call('POST', `products/${code}/reviews/${id}/report`, { from, body: {} }),

    /** What shoppers read of a product, once every change shows. */
    read: async (code: string, query = ''): Promise<ReviewAnswer> => {
      await catalog.settle();
      return (await call('GET', `products/${code}/reviews${query}`)).body;
    },

    /** Lets days pass and asks whoever is due. Answers the mails that went out now. */
    asked: async (days: number): Promise<(Email & { token: string })[]> => {
      clock.advance(days * 86_400_000);
      await commerce.reviews.askDue();
      const folder = join(dataDir, 'mail');
      const names = (): string[] => {
        try {
          return readdirSync(folder);
        } catch {
          // Nothing was ever sent.
          return [];
        }
      };
      const before = new Set(names());
      await platform.outbox.sendDue();
      const sent = names().filter((name) => name.startsWith('review-request-') && !before.has(name));
      const mails = await Promise.all(sent.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
      return mails.map((mail) => ({ ...mail, token: /\/review#(\S+)/.exec(mail.text ?? '')?.[1] ?? '' }));
    },
  };
}
