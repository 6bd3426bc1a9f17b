import type { components } from '@crema/api-client';
import type { PodCard, PodSize } from '../campaigns.types.ts';

type Schemas = components['schemas'];
type Product = Schemas['Product'];

/** What an offer says of a variant that it sells; kits and monthly boxes say different things. */
type Choice = Pick<Schemas['CampaignChoice'], 'code' | 'productCode' | 'count' | 'inStock'> &
  Partial<Pick<Schemas['CampaignChoice'], 'weight' | 'listPrice' | 'firstPrice' | 'laterPrice'>> &
  Partial<Pick<Schemas['MonthlyBoxChoice'], 'premium'>>;

const SLASHED = (price: Schemas['Price'], list: Schemas['Price']): string | undefined =>
  price.value < list.value ? list.formattedValue : undefined;

function toSize(choice: Choice, unit: string | undefined): PodSize {
  const { code, count, inStock, weight, listPrice, firstPrice, laterPrice, premium } = choice;
  return {
    ...{ code, count, unit, inStock, weight },
    price: firstPrice?.formattedValue,
    was: firstPrice && listPrice && SLASHED(firstPrice, listPrice),
    later: laterPrice && laterPrice.value !== firstPrice?.value ? laterPrice.formattedValue : undefined,
    premium: premium?.formattedValue,
    premiumCents: premium && Math.round(premium.value * 100),
  };
}

/** The products of a list, each with the sizes that can be chosen; one without any is left out. */
export function toPodCards(products: readonly Product[], choices: readonly Choice[]): PodCard[] {
  return products.flatMap((product) => {
    const { code, name, brand, url, images, roast, caffeine, strength, variantOptions = [] } = product;
    const unitOf = (variant: string) => variantOptions.find((one) => one.code === variant)?.unit;
    const sizes = choices
      .filter((choice) => choice.productCode === code)
      .map((choice) => toSize(choice, unitOf(choice.code)));
    if (sizes.length === 0) return [];
    const image = images[0]?.url;
    const told = caffeine?.code === 'regular' ? undefined : caffeine?.name;
    return [{ code, name, brand, url, image, roast: roast?.name, caffeine: told, strength, sizes }];
  });
}

/** A list’s filters, in the order of the engine. */
export interface PodFilter {
  code: string;
  name: string;
  values: { code: string; name: string; count: number; selected: boolean; filters: string }[];
}

/** A page of what can be chosen. */
export interface PodList {
  cards: PodCard[];
  filters: PodFilter[];
  /** What is chosen of the filters, as the address has it. */
  chosen: string;
  page: number;
  pages: number;
  found: number;
}

type Listing = Pick<Schemas['CampaignProducts'], 'products' | 'pagination' | 'facets' | 'currentQuery'>;

/** Filters that these lists have; the others of the shop's own lists would crowd them out. */
const FILTERS = new Set(['boxCount', 'podFormat']);

export function toPodList(answer: Listing, choices: readonly Choice[]): PodList {
  const { products, pagination, facets, currentQuery } = answer;
  return {
    cards: toPodCards(products, choices),
    filters: facets
      .filter(({ code }) => FILTERS.has(code))
      .map(({ code, name, values }) => ({
        ...{ code, name },
        values: values.map(({ query, ...value }) => ({ ...value, filters: query.filters })),
      })),
    chosen: currentQuery.filters,
    page: pagination.currentPage + 1,
    pages: pagination.totalPages,
    found: pagination.totalResults,
  };
}
