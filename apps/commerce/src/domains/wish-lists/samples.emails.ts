import type { Language, SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import { composeNews } from './news/news.emails.ts';
import type { News } from './news/news.types.ts';

const CHEAPER: News = {
  ...{ kind: 'cheaper', productCode: 'sample', variantCode: 'sample', name: 'Dawn Parade' },
  ...{ price: 1599, was: 1899 },
};
const BACK: News = {
  ...{ kind: 'back', productCode: 'sample', variantCode: 'sample', name: 'Dawn Parade', price: 1899 },
};

/** Declares the e-mail about a wish list by its samples. */
export function describeWishListEmails({ config, outbox }: Pick<Platform, 'config' | 'outbox'>): void {
  const sample = (site: SiteId, language: Language, news: readonly News[]) =>
    composeNews({ id: 'sample', site, language, to: 'ada@example.com', news, token: 'sample' }, config);
  const many = Array.from({ length: 12 }, (_, index) => (index % 2 ? BACK : CHEAPER));
  outbox.texts.describe('wish-list.news', (site, language) =>
    [[CHEAPER], [BACK], many].map((news) => sample(site, language, news)),
  );
}
