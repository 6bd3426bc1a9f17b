import type { components } from '@crema/api-client';

type Schemas = components['schemas'];

/** Answers of the commerce API for a made-up shop; typed, so that they follow the contract. */
export const siteConfig: Schemas['SiteConfig'] = {
  siteConfigurations: { entry: [{ key: 'freeShippingMinimum', value: 2900 }] },
  messageItems: { entry: [] },
  contentSlots: [],
};

export const customerDetails: Schemas['CustomerDetails'] = {
  isLoggedIn: false,
  perksOptIn: false,
  isCremaEmployee: false,
  cartCount: 0,
  customerCookies: { entry: [] },
};

export function page(label: string, site: string, lang: string): Schemas['Page'] {
  const title = `Home ${site} ${lang}`;
  const hero = { uid: 'hero', typeCode: 'HeroComponent', heading: title, text: 'Hello', image: 'hero' };
  return {
    uid: label,
    label,
    pageType: 'ContentPage',
    title,
    metadata: [],
    contentSlots: [{ position: 'heroBanner', components: [hero] }],
  };
}

export function categoryData(code: string): Schemas['CategoryData'] {
  return {
    code,
    name: `All ${code}`,
    url: `/plp/${code}`,
    title: `All ${code}`,
    metadata: [],
    typeCode: 'Category',
    cmAnalyticsPageType: 'category',
    breadcrumbs: [],
    subcategories: [],
    bannerBackgroundComponentId: '',
    bannerBackgroundComponentList: [],
  };
}

export function categoryPage(code: string, count: number): Schemas['CategoryPage'] {
  return {
    products: Array.from({ length: count }, (_, n) =>
      product(`${code}-${n}`, `Morning ${code} </script><b>${n}`),
    ),
    pagination: { currentPage: 0, pageSize: 24, totalPages: 1, totalResults: count },
    sorts: [{ code: 'relevance', name: 'Relevance', selected: true }],
    facets: [],
    breadcrumbs: [],
    currentQuery: { query: { value: ':relevance' }, filters: '' },
    categoryCode: code,
    categoryName: `All ${code}`,
    rtsProducts: [],
  };
}

function product(code: string, name: string): Schemas['Product'] {
  const price = { value: 18.99, currencyIso: 'USD', formattedValue: '$18.99' };
  return {
    code,
    name,
    url: `/p/${code}`,
    brand: 'Aurelune',
    productType: 'Coffee',
    defaultVariantCode: `${code}-24`,
    stock: { stockLevelStatus: 'inStock' },
    purchasable: true,
    images: [{ name: code, url: `/media/${code}.webp`, alt: '', width: 800, height: 800 }],
    priceData: price,
    originalPriceData: price,
    isDiscountPrice: false,
  };
}
