/** The addresses of the monthly box. All that was chosen is in them, so that a reload and the way back lose nothing. */
import type { Chosen } from '../campaigns.types.ts';
import { readProducts, writeProducts } from '../choosing/chosen.url.ts';

export type BoxStep = 'choose' | 'gift' | 'received';

/** What has been chosen of a monthly box so far. */
export interface BoxChoice {
  /** Its size. */
  boxes?: number;
  products: Chosen[];
  /** The box of a customer whose next month is chosen, or `given`: that of a mailed link; absent: a new one. */
  subscription?: string;
}

export function readBoxChoice(search: URLSearchParams): BoxChoice {
  const boxes = Number(search.get('boxes'));
  return {
    boxes: Number.isInteger(boxes) && boxes > 0 ? boxes : undefined,
    products: readProducts(search.get('products')),
    subscription: /^[\w-]{1,64}$/.exec(search.get('subscription') ?? '')?.[0],
  };
}

export const boxFields = ({ boxes, products, subscription }: BoxChoice): Record<string, string> => ({
  ...(boxes && { boxes: String(boxes) }),
  ...(products.length > 0 && { products: writeProducts(products) }),
  ...(subscription && { subscription }),
});

/** Address of the box's page, or of one of its steps, before site and language. */
export function boxPath(step?: BoxStep, choice?: BoxChoice, more: Record<string, string> = {}): string {
  const path = `/monthly-box${step ? `/${step}` : ''}`;
  const query = new URLSearchParams({ ...(choice && boxFields(choice)), ...more }).toString();
  return query ? `${path}?${query.replaceAll('%2C', ',').replaceAll('%3A', ':')}` : path;
}
