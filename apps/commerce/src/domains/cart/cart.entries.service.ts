import type { SiteId } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import { cartErrors } from './cart.errors.ts';
import type { Limits } from './cart.limits.ts';
import type { CartRepository, Owner, Times } from './cart.repository.ts';
import { purchaseKey, unitsByCode } from './cart.rules.ts';
import type { LineRequest } from './cart.service.ts';
import type { CartLine, CatalogReads, NewLine } from './cart.types.ts';

/** What a call changes of a line; what is left out stays. */
export type EntryChange = Partial<Pick<LineRequest, 'qty' | 'isOneTimeProduct' | 'frequencyWeeks'>>;

interface EntryParts extends Limits {
  repository: CartRepository;
  catalog: CatalogReads;
  times(site: SiteId): Times;
  ownerOf(ctx: SiteContext): Owner;
  refuse(ctx: SiteContext, guid: string): Promise<never>;
  toLine(ctx: SiteContext, request: LineRequest): NewLine;
}

/** Changing a line of a cart. Call inside a transaction: whatever is refused leaves nothing behind. */
export function createEntryChange({ repository, catalog, ...parts }: EntryParts) {
  const { times, ownerOf, refuse, toLine, limitsOf, requireDeliveries } = parts;

  /** Answers the lines as they are then; none where one was taken out. */
  const setQuantity = async (
    ctx: SiteContext,
    guid: string,
    entry: number,
    qty: number,
  ): Promise<CartLine[]> => {
    const { site, language } = ctx;
    const cap = limitsOf(site.id).maxLineQuantity;
    if (qty > cap) throw cartErrors.overCap(language, cap, String(entry));
    const changed = await repository.setQuantity(ownerOf(ctx), guid, entry, qty, times(site.id));
    if (!changed.cart) return refuse(ctx, guid);
    if (!changed.line) throw cartErrors.unknownEntry(language, entry);
    if (qty === 0) return [];
    const lines = await repository.linesOf(guid);
    const code = lines.find((line) => line.entryNumber === entry)?.code ?? '';
    const available = (await catalog.stockOf(site.id, [code])).get(code) ?? 0;
    if ((unitsByCode(lines).get(code) ?? 0) > available)
      throw cartErrors.outOfStock(language, code, available);
    return lines;
  };

  /**
   * Sets a line's quantity, 0 removing it, and whether it is bought once or comes every so many weeks: in its place, or
   * together with the line that is bought so already.
   *
   * @throws 400 over a cap or not sold so, 404 unknown cart or line, 409 sold out or being ordered.
   */
  return async (ctx: SiteContext, guid: string, entry: number, asked: EntryChange): Promise<void> => {
    const { qty, isOneTimeProduct, frequencyWeeks } = asked;
    const stays = isOneTimeProduct === undefined && frequencyWeeks === undefined;
    if (qty === 0 || (stays && qty !== undefined)) {
      const before = lineOf(await repository.linesOf(guid), entry)?.quantity ?? 0;
      const lines = await setQuantity(ctx, guid, entry, qty);
      const line = lineOf(lines, entry);
      // Less is always allowed: a cart that was kept from before the cap has to shrink somehow.
      if (line && qty > before) requireDeliveries(ctx, lines, [line.frequencyWeeks], [line.code]);
      return;
    }
    const lines = await repository.linesOf(guid);
    const line = lineOf(lines, entry);
    const quantity = qty ?? line?.quantity ?? 1;
    // Also says whether there are such a cart and line.
    await setQuantity(ctx, guid, entry, quantity);
    if (stays || !line) return;
    const { code } = line;
    const request = { code, qty: quantity, isOneTimeProduct: isOneTimeProduct ?? false };
    const wanted = toLine(ctx, frequencyWeeks === undefined ? request : { ...request, frequencyWeeks });
    const same = purchaseKey(wanted);
    const twin = lines.find((other) => other.entryNumber !== entry && purchaseKey(other) === same);
    if (twin) {
      await setQuantity(ctx, guid, entry, 0);
      await setQuantity(ctx, guid, twin.entryNumber, twin.quantity + quantity);
    } else await repository.setPurchase(guid, entry, wanted);
    if (!wanted.oneTime)
      requireDeliveries(ctx, await repository.linesOf(guid), [wanted.frequencyWeeks], [code]);
  };
}

const lineOf = (lines: readonly CartLine[], entry: number): CartLine | undefined =>
  lines.find(({ entryNumber }) => entryNumber === entry);
