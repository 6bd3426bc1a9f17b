import { randomUUID } from 'node:crypto';
import type { Language } from '@crema/brands';
import { soldOnAutoDelivery } from '#domains/catalog/index.ts';
import type { KeptAnswer, SiteContext } from '#platform/http/index.ts';
import type { CartNeeds } from '../cart.deps.ts';
import { cartErrors } from '../cart.errors.ts';
import type { Cart, CartChange, CartLine, LineRequest, NewLine, Target } from '../cart.types.ts';
import { ownerOf, refuse, times } from '../changes.service.ts';
import { checkLines, noticeChange } from '../hooks/hooks.service.ts';
import type { FoundCart } from './adding.repository.ts';
import { limitsOf, requireDeliveries } from './limits.service.ts';
import { mergeCarts, mergeLines, unitsByCode, withAdded } from './lines.rules.ts';
import { named } from './merge.service.ts';

/** A cart as lines were added to it, with their numbers in the order in which they were asked for. */
export interface Added {
  cart: Pick<Cart, 'guid' | 'lines' | 'attached'>;
  entryNumbers: number[];
}

/**
 * Adds lines to a cart, or to the session's cart, made when there is none. Reads the cart without a lock, and writes with one
 * statement only if it is still as it was read: whatever is refused leaves nothing behind.
 *
 * @param make what the call is answered, kept by that statement; made again where the cart has changed in between
 * @throws 400 over the cap or not sellable, 404 unknown product or cart, 409 sold out or being ordered.
 */
export async function add<Made extends Pick<KeptAnswer, 'kept'>>(
  needs: CartNeeds,
  ctx: SiteContext,
  target: { guid: string } | { session: string },
  requests: readonly LineRequest[],
  make: (added: Added) => Made,
): Promise<Made> {
  const { site, language } = ctx;
  const lines = mergeLines(requests.map((request) => toLine(needs, ctx, request)));
  const cap = limitsOf(needs, site.id).maxLineQuantity;
  const over = lines.find((line) => line.quantity > cap);
  if (over) throw cartErrors.overCap(language, cap, over.code);
  const where: Target = 'guid' in target ? target : { ...target, language };
  const addNow = () => addToFound(needs, ctx, where, lines, make);
  let made = await addNow();
  // Another call changed the cart, or made it: now other calls wait for this one.
  while (!made) {
    made = await needs.db.transaction(async () => {
      await needs.repository.lockForAdding(ownerOf(ctx), where, needs.clock.now());
      return addNow();
    });
  }
  return made;
}

/** Adds lines to the cart as it is found; undefined: it is no longer so, and nothing was written. */
async function addToFound<Made extends Pick<KeptAnswer, 'kept'>>(
  needs: CartNeeds,
  ctx: SiteContext,
  where: Target,
  added: readonly NewLine[],
  make: (added: Added) => Made,
): Promise<Made | undefined> {
  const { db, repository } = needs;
  const owner = ownerOf(ctx);
  const time = times(needs, ctx.site.id);
  const codes = [...new Set(added.map(({ code }) => code))];
  const { cart: found, stock } = await repository.findForAdding(owner, where, codes, time.now);
  requireOpen(ctx, where, found);
  const { guid, attached } = found ?? { guid: randomUUID(), attached: {} };
  const { lines, changed } = withAdded(found?.lines ?? [], added, found?.nextEntry ?? 0);
  await requireFits(needs, ctx, { lines, changed, stock });
  const entryNumbers = changed.map(({ entryNumber }) => entryNumber);
  const made = make({ cart: { guid, attached, lines }, entryNumbers });
  const writing = { guid, lines: changed, numbers: added.length, times: time };
  const write = () =>
    found
      ? repository.changeCart(found.version, writing, made.kept)
      : repository.makeCart(owner, where, writing, made.kept);
  if (Object.keys(attached).length === 0) return (await write()) ? made : undefined;
  return db.transaction(async () => {
    if (!(await write())) return undefined;
    const cart = await repository.lock(ctx.site.id, guid);
    if (cart) await noticeChange(needs, cart);
    return made;
  });
}

/** @throws 404 where the cart named is not there, 409 while the cart is being ordered. */
function requireOpen({ language }: SiteContext, where: Target, found: FoundCart | undefined): void {
  const guid = 'guid' in where ? where.guid : undefined;
  if (!found && guid !== undefined) throw cartErrors.unknownCart(language, guid);
  if (found?.status === 'ordering') throw cartErrors.beingOrdered(language, guid ?? 'session');
}

/** @throws 400 over a cap or refused by a domain, 409 sold out. */
async function requireFits(
  needs: CartNeeds,
  ctx: SiteContext,
  { lines, changed, stock }: { lines: CartLine[]; changed: CartLine[]; stock: ReadonlyMap<string, number> },
): Promise<void> {
  const cap = limitsOf(needs, ctx.site.id).maxLineQuantity;
  const over = changed.find(({ quantity }) => quantity > cap);
  if (over) throw cartErrors.overCap(ctx.language, cap, over.code);
  const codes = changed.map(({ code }) => code);
  requireDeliveries(
    needs,
    ctx,
    lines,
    changed.map(({ frequencyWeeks }) => frequencyWeeks),
    codes,
  );
  await checkLines(needs, ctx, lines, codes);
  const units = unitsByCode(lines);
  for (const code of codes) {
    const available = stock.get(code) ?? 0;
    if ((units.get(code) ?? 0) > available) throw cartErrors.outOfStock(ctx.language, code, available);
  }
}

/**
 * The session's cart or the owner's open one, made when there is none, or the one named; locked until the transaction ends. For
 * domains that attach something to it.
 *
 * @throws 404 unknown cart, 409 being ordered.
 */
export async function begin(
  needs: CartNeeds,
  ctx: SiteContext,
  target: { guid: string } | { session: string },
): Promise<string> {
  const { site, language } = ctx;
  const where: Target = 'guid' in target ? target : { ...target, language };
  const found = await needs.repository.begin(ownerOf(ctx), where, times(needs, site.id));
  if (found) return found;
  if ('guid' in target) return refuse(needs, ctx, target.guid);
  throw cartErrors.beingOrdered(language, 'session');
}

/**
 * Adds to a customer's cart as much of these lines as is sold, in stock and below the cap. Call inside a transaction.
 *
 * @throws 409 while it is being ordered.
 */
export async function addWhatFits(
  needs: CartNeeds,
  ctx: SiteContext,
  customerId: string,
  wanted: readonly Omit<CartLine, 'entryNumber'>[],
): Promise<{ guid?: string; changes: CartChange[] }> {
  const { catalog, repository } = needs;
  const { site, language } = ctx;
  const own = await repository.lockOwn({ site: site.id, customerId });
  if (own?.status === 'ordering') throw cartErrors.beingOrdered(language, own.guid);
  const stock = await catalog.stockOf(site.id, [...new Set(wanted.map(({ code }) => code))]);
  for (const { code } of wanted) if (!catalog.variant(site.id, code)?.sellable) stock.set(code, 0);
  const asked = mergeLines(wanted).map((line, entryNumber) => ({ ...line, entryNumber }));
  const limits = limitsOf(needs, site.id);
  const { lines, changes } = mergeCarts(own?.lines ?? [], asked, limits, stock);
  if (own) await repository.setLines(own.guid, lines, times(needs, site.id));
  else if (lines.length > 0) {
    await repository.begin({ site: site.id, customerId }, { session: null, language }, times(needs, site.id));
    // Another tab may have made it a moment ago, with lines.
    return addWhatFits(needs, ctx, customerId, wanted);
  }
  return { ...(own ? { guid: own.guid } : {}), changes: named(catalog, ctx, changes) };
}

/** Requires a variant made of components. @throws 400 and 404. */
export function requireBundle(
  { catalog }: Pick<CartNeeds, 'catalog'>,
  { site, language }: SiteContext,
  code: string,
): void {
  const variant = catalog.variant(site.id, code);
  if (!variant) throw cartErrors.unknownProduct(language, code);
  if (!variant.components?.length) throw cartErrors.notABundle(language, code);
}

/** A line as the cart keeps it. @throws 400 not sold so or over the cap, 404 unknown product. */
export function toLine(
  { catalog, content }: Pick<CartNeeds, 'catalog' | 'content'>,
  { site, language }: SiteContext,
  request: LineRequest,
): NewLine {
  const variant = catalog.variant(site.id, request.code);
  if (!variant) throw cartErrors.unknownProduct(language, request.code);
  if (!variant.sellable) throw cartErrors.notSellable(language, request.code);
  const oneTime = request.isOneTimeProduct ?? true;
  const { autoDeliveryFrequencies, autoDeliveryDefaultFrequency, maxLineQuantity } = content.configuration(
    site.id,
  );
  const weeks = request.frequencyWeeks ?? autoDeliveryDefaultFrequency;
  if (!oneTime && !soldOnAutoDelivery(variant)) throw cartErrors.notOnAutoDelivery(language, request.code);
  if (!oneTime && !autoDeliveryFrequencies.includes(weeks)) {
    throw cartErrors.frequency(language, autoDeliveryFrequencies);
  }
  const components = variant.components?.map(({ code }) => code).sort() ?? [];
  requireWhole(language, components, request.components ?? []);
  const quantity = oneTime ? request.qty : (request.boxPerShipmentQty ?? request.qty);
  if (quantity > maxLineQuantity) throw cartErrors.overCap(language, maxLineQuantity, request.code);
  return { code: request.code, quantity, oneTime, frequencyWeeks: oneTime ? 0 : weeks, components };
}

/** A bundle has one price and one tax split, so it is sold whole: all of its parts are named once each, or none. */
function requireWhole(language: Language, inside: readonly string[], named: readonly string[]): void {
  if (named.length === 0) return;
  const stranger = named.find((code) => !inside.includes(code));
  if (stranger !== undefined) throw cartErrors.notInBundle(language, stranger);
  const odd = inside.find((code) => named.filter((name) => name === code).length !== 1);
  if (odd !== undefined) throw cartErrors.notWholeBundle(language, odd);
}
