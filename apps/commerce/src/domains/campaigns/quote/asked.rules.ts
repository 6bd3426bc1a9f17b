/** What a caller wants in a kit, as the query says it. */

/** Units of one product, by variant or product code. */
export interface AskedProduct {
  code: string;
  qty: number;
}

const MOST = 20;
const CODE = /^[A-Za-z0-9][\w.-]{0,99}$/;

/**
 * `products[]=CODE` or `products[]=CODE:2`; the same code twice adds up.
 *
 * @returns undefined where it is no list of these.
 */
export function askedProducts(list: readonly string[]): AskedProduct[] | undefined {
  if (list.length === 0 || list.length > MOST) return undefined;
  const found = new Map<string, number>();
  for (const one of list) {
    const [code = '', qty = '1', ...more] = one.split(':');
    if (more.length > 0 || !CODE.test(code) || !/^[1-9]\d{0,2}$/.test(qty)) return undefined;
    found.set(code, (found.get(code) ?? 0) + Number(qty));
  }
  return [...found].map(([code, qty]) => ({ code, qty }));
}
