/** The addresses of a kit's steps. All that was chosen is in them, so that a reload and the way back lose nothing. */
import type { Chosen } from '../campaigns.types.ts';
import { readProducts, writeProducts } from '../choosing/chosen.url.ts';

export const KIT_STEPS = ['brewer', 'boxes', 'rhythm', 'summary'] as const;
export type KitStep = (typeof KIT_STEPS)[number];

/** What has been chosen of a kit so far. */
export interface KitChoice {
  /** Code of a variant, or of a product: its usual one. */
  brewer?: string;
  products: Chosen[];
  weeks?: number;
  /** Day of the first order, where the campaign lets it be chosen. */
  start?: string;
}

export function readChoice(search: URLSearchParams): KitChoice {
  const weeks = Number(search.get('weeks'));
  return {
    brewer: search.get('brewer')?.slice(0, 100) || undefined,
    products: readProducts(search.get('products')),
    weeks: Number.isInteger(weeks) && weeks > 0 ? weeks : undefined,
    start: /^\d{4}-\d\d-\d\d$/.exec(search.get('start') ?? '')?.[0],
  };
}

/** The parameters of a choice, without those that are not chosen yet. */
export function choiceFields({ brewer, products, weeks, start }: KitChoice): Record<string, string> {
  return {
    ...(brewer && { brewer }),
    ...(products.length > 0 && { products: writeProducts(products) }),
    ...(weeks && { weeks: String(weeks) }),
    ...(start && { start }),
  };
}

/** Address of a kit's page, or of one of its steps, before site and language. */
export function kitPath(
  campaign: string,
  step?: KitStep | 'help',
  choice?: KitChoice,
  more: Record<string, string> = {},
): string {
  const path = `/kits/${campaign.toLowerCase()}${step ? `/${step}` : ''}`;
  const query = new URLSearchParams({ ...(choice && choiceFields(choice)), ...more }).toString();
  // Commas and colons stay readable; both are allowed in a query.
  return query ? `${path}?${query.replaceAll('%2C', ',').replaceAll('%3A', ':')}` : path;
}
