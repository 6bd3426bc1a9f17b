/** Changes of a locked subscription's lines. Limits of lines and boxes are checked after all changes. */
import { recurringLine } from '#domains/cart/index.ts';
import { type CatalogVariant, soldOnAutoDelivery } from '#domains/catalog/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import { BACKUPS_MOST } from '../subscription/subscription.rules.ts';
import type { Subscription, SubscriptionLine } from '../subscription/subscription.types.ts';
import type { AutoDeliveryParts, BackupAsk, LineAsk, SwapAsk } from './editing.types.ts';

type LineParts = Pick<AutoDeliveryParts, 'repository' | 'catalog' | 'pricing' | 'stockOf'>;

/** Sets quantities, removes lines and adds products. @throws 400, 404, 409. */
export async function applyLines(
  parts: LineParts,
  ctx: SiteContext,
  subscription: Subscription,
  { add = [], entries = [] }: LineAsk,
): Promise<void> {
  const { repository } = parts;
  for (const { entryNumber, qty } of entries) {
    const line = lineOf(ctx, subscription, entryNumber);
    if (qty === 0) await repository.removeLine(subscription.id, entryNumber);
    else await repository.saveLine(subscription.id, { ...line, quantity: qty });
  }
  for (const { code, qty, once = false } of add) {
    deliverable(parts, ctx, code);
    await requireStock(parts, ctx, code, qty);
    const lines = await repository.linesOf(subscription.id);
    const same = lines.find((line) => line.code === code && line.once === once);
    if (same) await repository.saveLine(subscription.id, { ...same, quantity: same.quantity + qty });
    else await repository.addLine(subscription.id, { code, quantity: qty, once, backups: [] });
  }
}

/** Replaces a line's product; its other backups stay. @throws 400, 404, 409. */
export async function swapProduct(
  parts: LineParts,
  ctx: SiteContext,
  subscription: Subscription,
  { entryNumber, code, qty }: SwapAsk,
): Promise<void> {
  const line = lineOf(ctx, subscription, entryNumber);
  deliverable(parts, ctx, code);
  const quantity = qty ?? line.quantity;
  if (subscription.lines.some((one) => one !== line && one.code === code && one.once === line.once))
    throw autoDeliveryErrors.alreadyInside(ctx.language, code);
  await requireStock(parts, ctx, code, quantity);
  const backups = line.backups.filter((backup) => backup !== code);
  await parts.repository.saveLine(subscription.id, { ...line, code, quantity, backups });
}

/** Adds a line's backup at the end, or removes one. @throws 400, 404. */
export async function changeBackup(
  parts: LineParts,
  ctx: SiteContext,
  subscription: Subscription,
  { entryNumber, code, remove }: BackupAsk,
): Promise<void> {
  const { repository, catalog } = parts;
  const line = lineOf(ctx, subscription, entryNumber);
  const { language } = ctx;
  if (remove) {
    const backups = line.backups.filter((backup) => backup !== code);
    return void (await repository.saveLine(subscription.id, { ...line, backups }));
  }
  if (line.backups.includes(code) || subscription.lines.some((one) => one.code === code))
    throw autoDeliveryErrors.alreadyBackup(language, code);
  if (line.backups.length >= BACKUPS_MOST) throw autoDeliveryErrors.backupsFull(language, BACKUPS_MOST);
  const variant = deliverable(parts, ctx, code);
  const primary = catalog.variant(ctx.site.id, line.code);
  const alike = !primary || primary.productType === variant.productType;
  if (!alike || (primary && unitPrice(parts, ctx, variant) > unitPrice(parts, ctx, primary)))
    throw autoDeliveryErrors.backupType(language, code);
  await repository.saveLine(subscription.id, { ...line, backups: [...line.backups, code] });
}

/** A variant that is sold on auto-delivery. @throws 400, 404. */
function deliverable({ catalog }: LineParts, { site, language }: SiteContext, code: string): CatalogVariant {
  const variant = catalog.variant(site.id, code);
  if (!variant) throw autoDeliveryErrors.unknownProduct(language, code);
  if (!variant.sellable || !soldOnAutoDelivery(variant))
    throw autoDeliveryErrors.notOnAutoDelivery(language, code);
  return variant;
}

/** @throws 409 if there is too little in stock now; nothing is reserved for later orders. */
async function requireStock(
  { stockOf }: LineParts,
  { site, language }: SiteContext,
  code: string,
  qty: number,
): Promise<void> {
  if (((await stockOf(site.id, [code])).get(code) ?? 0) < qty)
    throw autoDeliveryErrors.outOfStock(language, code);
}

/** @throws 404. */
function lineOf(
  { language }: SiteContext,
  { lines }: Pick<Subscription, 'lines'>,
  entry: number,
): SubscriptionLine {
  const line = lines.find(({ lineNumber }) => lineNumber === entry);
  if (!line) throw autoDeliveryErrors.unknownLine(language, entry);
  return line;
}

const unitPrice = ({ pricing }: LineParts, { site }: SiteContext, variant: CatalogVariant): number =>
  pricing.totals(site.id, [recurringLine(1, variant)]).subTotal;
