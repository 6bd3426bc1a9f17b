import { type CatalogVariant, soldOnAutoDelivery } from '#domains/catalog/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { EditingParts } from './auto-delivery.editing.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import { recurringLine } from './auto-delivery.quote.ts';
import { BACKUPS_MOST } from './auto-delivery.rules.ts';
import type { Subscription, SubscriptionLine } from './auto-delivery.types.ts';

/** Products to add, with the next order or with every one, and quantities to set; 0 takes a line out. */
export interface LineAsk {
  add?: readonly { code: string; qty: number; once?: boolean }[];
  entries?: readonly { entryNumber: number; qty: number }[];
}

interface LineParts extends EditingParts {
  stockOf(site: Subscription['site'], codes: string[]): Promise<Map<string, number>>;
}

/** Changes of a locked subscription's lines. The limits of lines and boxes are asked once all are made. */
export function lineChanges({ repository, catalog, pricing, stockOf }: LineParts) {
  /** A variant that may come again and again. @throws 400, 404. */
  const deliverable = ({ site, language }: SiteContext, code: string): CatalogVariant => {
    const variant = catalog.variant(site.id, code);
    if (!variant) throw autoDeliveryErrors.unknownProduct(language, code);
    if (!variant.sellable || !soldOnAutoDelivery(variant))
      throw autoDeliveryErrors.notOnAutoDelivery(language, code);
    return variant;
  };

  /** @throws 409 when there is too little of it today; tomorrow's stock is nobody's promise. */
  const requireStock = async ({ site, language }: SiteContext, code: string, qty: number): Promise<void> => {
    if (((await stockOf(site.id, [code])).get(code) ?? 0) < qty)
      throw autoDeliveryErrors.outOfStock(language, code);
  };

  const lineOf = (
    { language }: SiteContext,
    { lines }: Pick<Subscription, 'lines'>,
    entry: number,
  ): SubscriptionLine => {
    const line = lines.find(({ lineNumber }) => lineNumber === entry);
    if (!line) throw autoDeliveryErrors.unknownLine(language, entry);
    return line;
  };

  const unitPrice = ({ site }: SiteContext, variant: CatalogVariant): number =>
    pricing.totals(site.id, [recurringLine(1, variant)]).subTotal;

  return {
    apply: async (ctx: SiteContext, subscription: Subscription, { add = [], entries = [] }: LineAsk) => {
      for (const { entryNumber, qty } of entries) {
        const line = lineOf(ctx, subscription, entryNumber);
        if (qty === 0) await repository.removeLine(subscription.id, entryNumber);
        else await repository.saveLine(subscription.id, { ...line, quantity: qty });
      }
      for (const { code, qty, once = false } of add) {
        deliverable(ctx, code);
        await requireStock(ctx, code, qty);
        const lines = await repository.linesOf(subscription.id);
        const same = lines.find((line) => line.code === code && line.once === once);
        if (same) await repository.saveLine(subscription.id, { ...same, quantity: same.quantity + qty });
        else await repository.addLine(subscription.id, { code, quantity: qty, once, backups: [] });
      }
    },

    /** Puts another product in a line's place; its other backups stay. */
    swap: async (
      ctx: SiteContext,
      subscription: Subscription,
      { entryNumber, code, qty }: { entryNumber: number; code: string; qty?: number },
    ) => {
      const line = lineOf(ctx, subscription, entryNumber);
      deliverable(ctx, code);
      const quantity = qty ?? line.quantity;
      if (subscription.lines.some((one) => one !== line && one.code === code && one.once === line.once))
        throw autoDeliveryErrors.alreadyInside(ctx.language, code);
      await requireStock(ctx, code, quantity);
      const backups = line.backups.filter((backup) => backup !== code);
      await repository.saveLine(subscription.id, { ...line, code, quantity, backups });
    },

    /** Adds a backup at the end of a line's, or takes one out. */
    backup: async (
      ctx: SiteContext,
      subscription: Subscription,
      { entryNumber, code, remove }: { entryNumber: number; code: string; remove?: boolean },
    ) => {
      const line = lineOf(ctx, subscription, entryNumber);
      const { language } = ctx;
      if (remove) {
        const backups = line.backups.filter((backup) => backup !== code);
        return void (await repository.saveLine(subscription.id, { ...line, backups }));
      }
      if (line.backups.includes(code) || subscription.lines.some((one) => one.code === code))
        throw autoDeliveryErrors.alreadyBackup(language, code);
      if (line.backups.length >= BACKUPS_MOST) throw autoDeliveryErrors.backupsFull(language, BACKUPS_MOST);
      const variant = deliverable(ctx, code);
      const primary = catalog.variant(ctx.site.id, line.code);
      const alike = !primary || primary.productType === variant.productType;
      if (!alike || (primary && unitPrice(ctx, variant) > unitPrice(ctx, primary)))
        throw autoDeliveryErrors.backupType(language, code);
      await repository.saveLine(subscription.id, { ...line, backups: [...line.backups, code] });
    },
  };
}
