import type { Language } from '@crema/brands';
import { soldOnAutoDelivery } from '#domains/catalog/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CartNeeds } from '../cart.deps.ts';
import { cartErrors } from '../cart.errors.ts';
import type { Cart, CartChange, CartLine, LineRequest, NewLine, Target } from '../cart.types.ts';
import { ownerOf, refuse, times } from '../changes.service.ts';
import { checkLines, noticeChange } from '../hooks/hooks.service.ts';
import { limitsOf, requireDeliveries } from './limits.service.ts';
import { mergeCarts, mergeLines, unitsByCode } from './lines.rules.ts';
import { named } from './merge.service.ts';

/**
 * Adds lines to a cart, or to the session's cart, made when there is none. Call inside a transaction: whatever
 * is refused leaves nothing behind.
 *
 * @throws 400 over the cap or not sellable, 404 unknown product or cart, 409 sold out or being ordered.
 */
export async function add(
  needs: CartNeeds,
  ctx: SiteContext,
  target: { guid: string } | { session: string },
  requests: readonly LineRequest[],
): Promise<{ cart: Pick<Cart, 'guid' | 'lines' | 'attached'>; entryNumbers: number[] }> {
  const { catalog, repository } = needs;
  const { site, language } = ctx;
  const lines = mergeLines(requests.map((request) => toLine(needs, ctx, request)));
  const cap = limitsOf(needs, site.id).maxLineQuantity;
  const over = lines.find((line) => line.quantity > cap);
  if (over) throw cartErrors.overCap(language, cap, over.code);
  const where: Target = 'guid' in target ? target : { ...target, language };
  // Sent together, and answered in this order.
  const [stock, added, known] = await Promise.all([
    catalog.stockOf(site.id, [...new Set(lines.map((line) => line.code))]),
    repository.addLines(ownerOf(ctx), where, lines, cap, times(needs, site.id)),
    'guid' in target ? repository.linesOf(target.guid) : undefined,
  ]);
  if (!added) {
    if ('guid' in target) return refuse(needs, ctx, target.guid);
    throw cartErrors.beingOrdered(language, 'session');
  }
  const inCart = known ?? (await repository.linesOf(added.guid));
  if (added.entryNumbers.length < lines.length) {
    const numbers = new Set(added.entryNumbers);
    const kept = new Set(inCart.filter((line) => numbers.has(line.entryNumber)).map((line) => line.code));
    const refused = lines.find((line) => !kept.has(line.code)) ?? lines[0];
    throw cartErrors.overCap(language, cap, refused?.code ?? '');
  }
  requireDeliveries(
    needs,
    ctx,
    inCart,
    lines.map(({ frequencyWeeks }) => frequencyWeeks),
    lines.map(({ code }) => code),
  );
  await checkLines(
    needs,
    ctx,
    inCart,
    lines.map(({ code }) => code),
  );
  const units = unitsByCode(inCart);
  for (const { code } of lines) {
    const available = stock.get(code) ?? 0;
    if ((units.get(code) ?? 0) > available) throw cartErrors.outOfStock(language, code, available);
  }
  const { guid, attached, entryNumbers } = added;
  if (Object.keys(attached).length > 0) {
    const cart = await repository.lock(site.id, guid);
    if (cart) await noticeChange(needs, cart);
  }
  return { cart: { guid, attached, lines: inCart }, entryNumbers };
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
  const found = await needs.repository.addLines(ownerOf(ctx), where, [], 1, times(needs, site.id));
  if (found) return found.guid;
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
  const made =
    own || lines.length === 0
      ? own
      : await repository.addLines(
          { site: site.id, customerId },
          { session: null, language },
          lines,
          limits.maxLineQuantity,
          times(needs, site.id),
        );
  return { ...(made ? { guid: made.guid } : {}), changes: named(catalog, ctx, changes) };
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
