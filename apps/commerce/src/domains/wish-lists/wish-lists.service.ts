import { randomUUID } from 'node:crypto';
import type { Language } from '@crema/brands';
import { textOf } from '#domains/catalog/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import { told } from './news/news.rules.ts';
import { newsService } from './news/news.service.ts';
import { presentOf } from './present.service.ts';
import type { WishListNeeds, WishListServices } from './wish-lists.deps.ts';
import { wishListErrors } from './wish-lists.errors.ts';
import { presentJoined, presentShared, presentWishList } from './wish-lists.presenter.ts';
import { wishListsRepository } from './wish-lists.repository.ts';
import { isName, joining, tidyName } from './wish-lists.rules.ts';
import type { ListChange, NewWish, Owner, Refusal } from './wish-lists.types.ts';

type CustomerContext = SiteContext & { customerId: string };
const ownerOf = ({ site, customerId }: CustomerContext): Owner => ({ site: site.id, customerId });

/** What is kept of a variant, or of a product's first one. Undefined where this site does not sell it. */
function wishOf(
  needs: WishListNeeds,
  { site, language }: SiteContext,
  code: string,
  addedAt: Date,
): NewWish | undefined {
  const { catalog } = needs;
  const product = catalog.product(site.id, code);
  const variantCode = catalog.variant(site.id, code)?.code ?? product?.defaultVariantCode;
  const present = variantCode === undefined ? undefined : presentOf(needs, site.id, variantCode);
  if (!product || variantCode === undefined || !present) return undefined;
  return {
    ...{ variantCode, productCode: product.code, name: textOf(product.name, language), addedAt },
    ...{ priceAdded: present.price, inStock: present.inStock },
  };
}

const mostOf = ({ content }: WishListNeeds, { site }: SiteContext): number =>
  content.configuration(site.id).wishListMost;

async function listOf({ repository }: WishListNeeds, owner: Owner) {
  return presentWishList(await repository.list(owner), await repository.wishes(owner));
}

/** A customer's list, the newest first. */
const list = (needs: WishListNeeds, ctx: CustomerContext) => listOf(needs, ownerOf(ctx));

/**
 * Adds a variant; a product's code: its first one. One that is there already stays as it is. Call inside a transaction.
 *
 * @throws 404 for what this site does not sell, 409 when the list is full.
 */
async function add(needs: WishListNeeds, ctx: CustomerContext, code: string) {
  const { repository, platform } = needs;
  const owner = ownerOf(ctx);
  const wish = wishOf(needs, ctx, code, platform.clock.now());
  if (!wish) throw wishListErrors.product(ctx.language, code);
  await repository.lock(owner);
  const most = mostOf(needs, ctx);
  const present = new Set((await repository.wishes(owner)).map(({ variantCode }) => variantCode));
  const { joins, full } = joining([wish], present, most);
  if (full.length > 0) throw wishListErrors.full(ctx.language, most);
  await repository.addWishes(owner, joins);
  return listOf(needs, owner);
}

/** Removes variants; those that are not there are none of it. Call inside a transaction. */
async function remove(needs: WishListNeeds, ctx: CustomerContext, codes: readonly string[]) {
  const owner = ownerOf(ctx);
  await needs.repository.lock(owner);
  await needs.repository.removeWishes(owner, codes);
  return listOf(needs, owner);
}

/**
 * Joins what a browser kept, the newest first, to the customer's list: what is on both is there once, and what does not fit
 * or is not sold is named in the answer. Call inside a transaction.
 */
async function merge(needs: WishListNeeds, ctx: CustomerContext, codes: readonly string[]) {
  const { repository, platform } = needs;
  const owner = ownerOf(ctx);
  const now = platform.clock.now().getTime();
  const asked = codes.map((code, index) => ({
    code,
    // A millisecond apart, so that they keep their order.
    wish: wishOf(needs, ctx, code, new Date(now - index)),
  }));
  const wishes = asked.flatMap(({ wish }) => wish ?? []);
  await repository.lock(owner);
  const present = new Set((await repository.wishes(owner)).map(({ variantCode }) => variantCode));
  const { joins, full } = joining(wishes, present, mostOf(needs, ctx));
  await repository.addWishes(owner, joins);
  const left = new Set(full.map(({ variantCode }) => variantCode));
  const refused = asked.flatMap(({ code, wish }): { code: string; reason: Refusal }[] => {
    if (!wish) return [{ code, reason: 'unknown' }];
    return left.has(wish.variantCode) ? [{ code, reason: 'full' }] : [];
  });
  return presentJoined(await listOf(needs, owner), refused);
}

/** Names the list, or turns its e-mails on or off. Call inside a transaction. @throws 400 for its name. */
async function change(needs: WishListNeeds, ctx: CustomerContext, { name, notify }: ListChange) {
  const { repository, platform } = needs;
  const owner = ownerOf(ctx);
  const tidy = name === undefined ? undefined : tidyName(name);
  if (tidy !== undefined && !isName(tidy)) throw wishListErrors.name(ctx.language);
  await repository.lock(owner);
  const wasOn = (await repository.list(owner))?.notify ?? false;
  const said = { ...(tidy !== undefined && { name: tidy }), ...(notify !== undefined && { notify }) };
  await repository.setList(owner, said, platform.clock.now());
  if (notify && !wasOn) await beginNews(needs, owner);
  return listOf(needs, owner);
}

/** What was before the e-mails were asked for is no news. */
async function beginNews(needs: WishListNeeds, owner: Owner): Promise<void> {
  for (const wish of await needs.repository.wishes(owner)) {
    const present = presentOf(needs, owner.site, wish.variantCode);
    if (present) await needs.repository.setSeen(owner, wish.variantCode, told(wish, present));
  }
}

/** Makes the share link of the list, if there is none. Call inside a transaction. */
async function share(needs: WishListNeeds, ctx: CustomerContext) {
  const { repository, platform } = needs;
  const owner = ownerOf(ctx);
  await repository.lock(owner);
  if (!(await repository.list(owner))?.shareId)
    await repository.setList(owner, { shareId: randomUUID() }, platform.clock.now());
  return listOf(needs, owner);
}

/** Ends the share link; the next one is another. Call inside a transaction. */
async function unshare(needs: WishListNeeds, ctx: CustomerContext) {
  const owner = ownerOf(ctx);
  await needs.repository.lock(owner);
  await needs.repository.setList(owner, { shareId: null }, needs.platform.clock.now());
  return listOf(needs, owner);
}

/** The list of a share link; it says nothing of its owner. @throws 404 */
async function shared(
  { repository }: WishListNeeds,
  { site, language }: { site: SiteContext['site']; language: Language },
  shareId: string,
) {
  const found = isUuid(shareId) ? await repository.sharedList(site.id, shareId) : undefined;
  if (!found) throw wishListErrors.shared(language);
  return presentShared(found, await repository.wishes({ site: site.id, customerId: found.customerId }));
}

export function wishListsService(platform: WishListNeeds['platform'], services: WishListServices) {
  const repository = wishListsRepository(platform.db);
  const needs: WishListNeeds = { platform, repository, ...services };
  return {
    ...bindAll(needs, { list, add, remove, merge, change, share, unshare, shared }),
    news: newsService(needs),
    /** What an export holds; undefined where there is nothing. */
    ofCustomer: async (owner: Owner) => {
      const [said, entries] = [await repository.list(owner), await repository.wishes(owner)];
      return said || entries.length > 0 ? { list: said, entries } : undefined;
    },
    /** Removes the list of a customer who leaves. */
    forget: (owner: Owner) => repository.forget(owner),
  };
}

export type WishListsService = ReturnType<typeof wishListsService>;
