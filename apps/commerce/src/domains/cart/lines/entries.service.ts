import type { SiteContext } from '#platform/http/index.ts';
import type { CartNeeds } from '../cart.deps.ts';
import { cartErrors } from '../cart.errors.ts';
import type { Cart, CartLine, EntryChange } from '../cart.types.ts';
import { ownerOf, refuse, times } from '../changes.service.ts';
import { checkLines, noticeChange } from '../hooks/hooks.service.ts';
import { toLine } from './add.service.ts';
import { limitsOf, requireDeliveries } from './limits.service.ts';
import { purchaseKey, unitsByCode } from './lines.rules.ts';

/**
 * Sets a line's quantity, 0 removing it, and whether it is bought once or comes every so many weeks: in its place, or
 * together with the line that is bought so already.
 *
 * Call inside a transaction: whatever is refused leaves nothing behind.
 *
 * @throws 400 over a cap or not sold so, 404 unknown cart or line, 409 sold out or being ordered.
 */
export async function changeEntry(
  needs: CartNeeds,
  ctx: SiteContext,
  guid: string,
  entry: number,
  asked: EntryChange,
): Promise<void> {
  const { hooks, repository } = needs;
  const { cart, code } = await setEntry(needs, ctx, guid, entry, asked);
  // Read once more only for who has something to say to it.
  if (!hooks.some(({ name, check, changed }) => check ?? (changed && cart.attached[name] !== undefined)))
    return;
  const lines = await repository.linesOf(guid);
  await checkLines(needs, ctx, lines, code === undefined ? [] : [code]);
  await noticeChange(needs, { ...cart, lines });
}

/** A cart that was changed, and is locked; and of what the line was. */
interface Changed {
  cart: Omit<Cart, 'lines'>;
  code: string | undefined;
}

async function setEntry(
  needs: CartNeeds,
  ctx: SiteContext,
  guid: string,
  entry: number,
  asked: EntryChange,
): Promise<Changed> {
  const { repository } = needs;
  const { qty, isOneTimeProduct, frequencyWeeks } = asked;
  const stays = isOneTimeProduct === undefined && frequencyWeeks === undefined;
  if (qty === 0 || (stays && qty !== undefined)) {
    const before = lineOf(await repository.linesOf(guid), entry);
    const { cart, lines } = await setQuantity(needs, ctx, guid, entry, qty);
    const line = lineOf(lines, entry);
    // Less is always allowed: a cart that was kept from before the cap has to shrink somehow.
    if (line && qty > (before?.quantity ?? 0))
      requireDeliveries(needs, ctx, lines, [line.frequencyWeeks], [line.code]);
    return { cart, code: before?.code };
  }
  // Before its lines are read: what another tab makes of them meanwhile waits.
  const lines = (await repository.lock(ctx.site.id, guid))?.lines ?? [];
  const line = lineOf(lines, entry);
  const quantity = qty ?? line?.quantity ?? 1;
  // Also says whether there are such cart and line.
  const { cart } = await setQuantity(needs, ctx, guid, entry, quantity);
  const code = line?.code;
  if (stays || !line || !code) return { cart, code };
  const request = { code, qty: quantity, isOneTimeProduct: isOneTimeProduct ?? false };
  const wanted = toLine(needs, ctx, frequencyWeeks === undefined ? request : { ...request, frequencyWeeks });
  const same = purchaseKey(wanted);
  const twin = lines.find((other) => other.entryNumber !== entry && purchaseKey(other) === same);
  if (twin) {
    await setQuantity(needs, ctx, guid, entry, 0);
    await setQuantity(needs, ctx, guid, twin.entryNumber, twin.quantity + quantity);
  } else await repository.setPurchase(guid, entry, wanted);
  if (!wanted.oneTime)
    requireDeliveries(needs, ctx, await repository.linesOf(guid), [wanted.frequencyWeeks], [code]);
  return { cart, code };
}

/** Answers the cart, and its lines as they are then; none where one was taken out. */
async function setQuantity(
  needs: CartNeeds,
  ctx: SiteContext,
  guid: string,
  entry: number,
  qty: number,
): Promise<Pick<Changed, 'cart'> & { lines: CartLine[] }> {
  const { catalog, repository } = needs;
  const { site, language } = ctx;
  const cap = limitsOf(needs, site.id).maxLineQuantity;
  if (qty > cap) throw cartErrors.overCap(language, cap, String(entry));
  const changed = await repository.setQuantity(ownerOf(ctx), guid, entry, qty, times(needs, site.id));
  const { cart } = changed;
  if (!cart) return refuse(needs, ctx, guid);
  if (!changed.line) throw cartErrors.unknownEntry(language, entry);
  if (qty === 0) return { cart, lines: [] };
  const lines = await repository.linesOf(guid);
  const code = lines.find((line) => line.entryNumber === entry)?.code ?? '';
  const available = (await catalog.stockOf(site.id, [code])).get(code) ?? 0;
  if ((unitsByCode(lines).get(code) ?? 0) > available) throw cartErrors.outOfStock(language, code, available);
  return { cart, lines };
}

const lineOf = (lines: readonly CartLine[], entry: number): CartLine | undefined =>
  lines.find(({ entryNumber }) => entryNumber === entry);
