import { randomUUID } from 'node:crypto';
import type { SiteContext } from '#platform/http/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import { type ReviewNeeds, requireOn } from '../reviews.deps.ts';
import { reviewErrors } from '../reviews.errors.ts';
import type { ReviewInput, ReviewStatus } from '../reviews.types.ts';
import { recountAll } from '../summary/memory.service.ts';
import { type Purchases, purchasesByLink, purchasesOfCustomer } from './buyers.service.ts';
import { holdReasons, LONGEST, lengthOf, tidy } from './writing.rules.ts';

/** What a review says, as it is kept. @throws 400 for what is too long. */
function checked({ title, text, author, ...marks }: ReviewInput, { language }: SiteContext) {
  const texts = { title: tidy(title), text: tidy(text, { lines: true }), author: tidy(author) };
  for (const name of ['title', 'text', 'author'] as const)
    if (lengthOf(texts[name] ?? '') > LONGEST[name]) throw reviewErrors.tooLong(language, name);
  return { ...marks, ...texts };
}

/** What the caller has received: by the mailed link where there is one, else by the account. @throws 400, 403. */
async function purchases(
  needs: ReviewNeeds,
  ctx: SiteContext,
  { token, code }: { token: string | undefined; code: string },
): Promise<Purchases> {
  if (token !== undefined) return purchasesByLink(needs, ctx, token);
  const { customerId } = ctx;
  if (customerId === undefined) throw reviewErrors.notBought(ctx.language);
  return purchasesOfCustomer(needs, { ...ctx, customerId }, code);
}

/**
 * Writes the one review that a buyer has of a product. It is published at once unless the rules hold it for a look. Call
 * inside a transaction.
 *
 * @throws 400 for what is too long or a link that has expired, 403 for who has not received the product, 404, 409 for a second one
 */
export async function write(
  needs: ReviewNeeds,
  ctx: SiteContext,
  asked: string,
  { token, ...input }: ReviewInput & { token?: string | undefined },
): Promise<{ reviewId: string; status: ReviewStatus }> {
  const { catalog, content, customers, platform, repository } = needs;
  const { site, language } = ctx;
  requireOn(needs, ctx);
  const code = catalog.product(site.id, asked)?.code;
  if (code === undefined) throw reviewErrors.product(language, asked);
  const { author, title, text, ...marks } = checked(input, ctx);
  const buyer = (await purchases(needs, ctx, { token, code })).get(code);
  if (!buyer) throw reviewErrors.notBought(language);
  const { orderCode, buyerKeys, firstName } = buyer;
  const customerId = ctx.customerId ?? buyer.customerId;

  // First: whoever removes the account has it too, and removes what was written until then.
  if (customerId !== undefined && !(await customers.keep(site.id, customerId)))
    throw reviewErrors.notBought(language);
  await repository.lockSummaries(site.id, [code]);
  const before = await repository.ofBuyer(site.id, { customerId, buyerKeys });
  if (before.some(({ productCode }) => productCode === code)) throw reviewErrors.again(language);
  const name = author ?? tidy(firstName)?.slice(0, LONGEST.author) ?? '–';
  const heldFor = holdReasons([title, text, name], content.configuration(site.id).reviewHeldWords);
  const status = heldFor.length > 0 ? 'held' : 'published';
  const now = platform.clock.now();
  const reviewId = randomUUID();
  const written = await repository.add({
    ...{
      id: reviewId,
      site: site.id,
      productCode: code,
      orderCode,
      buyerKey: buyerKeys[0],
      language,
      ...marks,
    },
    ...{ customerId, author: name, title, text, status, heldFor, createdAt: now },
    ...(status === 'published' ? { publishedAt: now } : {}),
  });
  if (!written) throw reviewErrors.again(language);
  if (status === 'published') await recountAll(needs, site.id, [code]);
  return { reviewId, status };
}

/** Removes a customer’s own review. Call inside a transaction. @throws 404 also for another’s. */
export async function removeOwn(
  { repository, platform }: ReviewNeeds,
  { site, language, customerId }: SiteContext & { customerId: string },
  id: string,
): Promise<{ reviewId: string }> {
  const found = isUuid(id) ? await repository.byId(site.id, id) : undefined;
  if (found?.customerId !== customerId) throw reviewErrors.unknown(language, id);
  await repository.lockSummaries(site.id, [found.productCode]);
  await repository.remove([id]);
  await platform.edits.forget(site.id, 'reviews', [id]);
  await recountAll({ repository, platform }, site.id, [found.productCode]);
  return { reviewId: id };
}
