import { createHmac } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { normaliseEmail } from '#domains/coupons/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createSigner, keysFor } from '#platform/signing/index.ts';
import { defineAsking, KEEP_REQUESTS_DAYS } from './asking/asking.service.ts';
import { isOn, type ReviewNeeds, type ReviewsServices, requireOn } from './reviews.deps.ts';
import { reviewErrors } from './reviews.errors.ts';
import {
  afterOf,
  cursorOf,
  presentOwn,
  presentReview,
  presentReviewable,
  presentSummary,
} from './reviews.presenter.ts';
import { reviewsRepository } from './reviews.repository.ts';
import type { ReviewSort } from './reviews.types.ts';
import { firstPages } from './summary/first-pages.service.ts';
import { recountAll, summaryMemory } from './summary/memory.service.ts';
import { type Purchases, purchasesByLink, purchasesOfCustomer } from './writing/buyers.service.ts';
import { KEEP_REPORTS_DAYS, report } from './writing/reporting.service.ts';
import { removeOwn, write } from './writing/writing.service.ts';

type CustomerContext = SiteContext & { customerId: string };

export interface ReviewQuery {
  sort?: ReviewSort;
  stars?: number;
  after?: string;
  pageSize?: number;
}

/** A page of a product’s published reviews with what all of them come to; none where the site has no reviews. @throws 400, 404. */
async function ofProduct(needs: ReviewNeeds, ctx: SiteContext, asked: string, query: ReviewQuery) {
  const { catalog, repository, summaryOf } = needs;
  const { site, language } = ctx;
  const code = catalog.product(site.id, asked)?.code;
  if (code === undefined) throw reviewErrors.product(language, asked);
  const { sort = 'newest', stars, pageSize = 5 } = query;
  const after = query.after === undefined ? undefined : afterOf(query.after);
  if (query.after !== undefined && !after) throw reviewErrors.cursor(language);
  const summary = summaryOf(site.id, code);
  // A product without reviews, as most are, costs no statement.
  const read = () => repository.published(site.id, code, { sort, stars, after, limit: pageSize + 1 });
  const isFirst = sort === 'newest' && stars === undefined && after === undefined;
  const rows = !summary ? [] : isFirst ? await needs.firstPage(summary, pageSize, read) : await read();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const found = {
    productCode: code,
    summary: presentSummary(summary),
    reviews: page.map(presentReview),
    ...(rows.length > pageSize && last ? { after: cursorOf(last) } : {}),
  };
  return { code, found };
}

/** What of the purchases waits for a review, as far as it is still sold. */
async function reviewable(
  needs: ReviewNeeds,
  { site, language, customerId }: SiteContext,
  bought: Purchases,
) {
  const [buyer] = bought.values();
  const buyerKeys = [...new Set([...bought.values()].flatMap((one) => one.buyerKeys))];
  const written = buyer
    ? await needs.repository.ofBuyer(site.id, { customerId: customerId ?? buyer.customerId, buyerKeys })
    : [];
  const done = new Set(written.map(({ productCode }) => productCode));
  const products = [...bought.keys()].flatMap((code) => {
    const product = needs.catalog.product(site.id, code);
    return product && !done.has(product.code) ? [presentReviewable(product, language)] : [];
  });
  return { products, ...(buyer ? { author: buyer.firstName } : {}) };
}

/** What a customer has written, newest first, and what waits for a review. @throws 404. */
async function ofCustomer(needs: ReviewNeeds, ctx: CustomerContext) {
  requireOn(needs, ctx);
  const { site, customerId } = ctx;
  const own = await needs.repository.ofBuyer(site.id, { customerId, buyerKeys: [] });
  return {
    reviews: own.map(presentOwn),
    ...(await reviewable(needs, ctx, await purchasesOfCustomer(needs, ctx))),
  };
}

/** What waits for a review of the order of a mailed link. @throws 400 for a link that has expired, 404. */
async function byLink(needs: ReviewNeeds, ctx: SiteContext, token: string) {
  requireOn(needs, ctx);
  return reviewable(needs, ctx, await purchasesByLink(needs, ctx, token));
}

/** What a person has written: by account, and by an address that is theirs. */
const ofPerson = (
  { repository, hashesOf }: ReviewNeeds,
  site: SiteId,
  customerId: string,
  email: string | undefined,
) => {
  const buyerKeys = email === undefined ? [] : hashesOf(`buyer ${site} ${normaliseEmail(email)}`);
  return repository.ofBuyer(site, { customerId, buyerKeys });
};

/** Removes all that a person has written. Call inside a transaction. */
async function forget(needs: ReviewNeeds, site: SiteId, customerId: string, email: string | undefined) {
  const { repository, platform } = needs;
  const seen = await ofPerson(needs, site, customerId, email);
  await repository.lockSummaries(
    site,
    seen.map(({ productCode }) => productCode),
  );
  // Read again: a report or staff may have changed one meanwhile, and another may have been written.
  const gone = await ofPerson(needs, site, customerId, email);
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await repository.lockSummaries(
    site,
    gone.map(({ productCode }) => productCode),
  );
  await repository.remove(ids);
  await platform.edits.forget(site, 'reviews', ids);
  await recountAll(
    needs,
    site,
    gone.map(({ productCode }) => productCode),
  );
}

export function reviewsService(platform: Platform, services: ReviewsServices) {
  const { clock, config, db, jobs } = platform;
  const repository = reviewsRepository(db);
  const memory = summaryMemory(repository, (site) => isOn(services, site));
  const keys = keysFor(config, 'crema review people');
  const hash = (key: Buffer, text: string): string =>
    createHmac('sha256', key).update(text).digest('base64url');
  const [present, ...previous] = keys;
  const needs: ReviewNeeds = {
    ...{ platform, repository, ...services, summaryOf: memory.summaryOf },
    firstPage: firstPages(),
    signer: createSigner(config, 'review'),
    hashesOf: (text) => [hash(present, text), ...previous.map((key) => hash(key, text))],
  };
  services.catalog.addRatingReader(memory.read);
  defineAsking(needs);

  const expire = async (): Promise<void> => {
    await repository.expireReports(daysLater(clock.now(), -KEEP_REPORTS_DAYS));
    await repository.expireRequests(daysLater(clock.now(), -KEEP_REQUESTS_DAYS));
  };
  jobs.define('reviews.expire', expire, { cron: '43 3 * * *' });

  return {
    ...bindAll(needs, { ofProduct, ofCustomer, byLink, write, removeOwn, report, ofPerson, forget }),
    needs,
    /** Forgets reporters and old requests; the job does it every day. */
    expire,
  };
}

export type ReviewsService = ReturnType<typeof reviewsService>;
