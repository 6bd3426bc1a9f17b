import type { SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { OutreachService } from '#domains/outreach/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Signer } from '#platform/signing/index.ts';
import { reviewErrors } from './reviews.errors.ts';
import type { ReviewsRepository } from './reviews.repository.ts';
import type { Review, Summary } from './reviews.types.ts';

/** What reviews need of other domains. */
export interface ReviewsServices {
  catalog: Pick<Catalog, 'addRatingReader' | 'beginAnswer' | 'product' | 'products'>;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'addPersonalData' | 'confirmedEmail' | 'keep'>;
  orders: Pick<OrdersService, 'addHooks' | 'find'> & {
    history: Pick<OrdersService['history'], 'page'>;
  };
  newsletter: Pick<OutreachService['newsletter'], 'isRefused' | 'refusalLinks'>;
}

/** What the parts of the service take as their first argument. */
export interface ReviewNeeds extends ReviewsServices {
  platform: Platform;
  repository: ReviewsRepository;
  /** Of the links in mails. */
  signer: Signer;
  /** Keyed hashes, under which people are known without being named: by the present `SECRET_KEY` first, then by the previous one. */
  hashesOf(text: string): [string, ...string[]];
  /** The newest reviews of a product: read once for as long as its summary is the same object. */
  firstPage(summary: Summary, pageSize: number, read: () => Promise<Review[]>): Promise<Review[]>;
  /** What products’ reviews come to, in memory. */
  summaryOf(site: SiteId, code: string): Summary | undefined;
}

export const isOn = ({ content }: Pick<ReviewsServices, 'content'>, site: SiteId): boolean =>
  content.configuration(site).features.reviews === true;

/** @throws 404 where the site has no reviews. */
export const requireOn = (needs: Pick<ReviewsServices, 'content'>, { site, language }: SiteContext): void => {
  if (!isOn(needs, site.id)) throw reviewErrors.off(language);
};
