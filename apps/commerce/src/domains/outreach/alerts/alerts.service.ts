import type { Language, SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { NewEmail } from '#platform/outbox/index.ts';
import { composeAlert } from '../outreach.emails.ts';
import { outreachErrors } from '../outreach.messages.ts';
import type { OutreachRepository } from '../outreach.repository.ts';
import { emailKey, roomForAlerts } from '../outreach.rules.ts';
import type { StockAlert } from '../outreach.types.ts';

/** The part of the catalogue that alerts need. */
export type AlertCatalog = Pick<Catalog, 'product' | 'variant' | 'stockOf'>;

interface Parts {
  platform: Platform;
  repository: OutreachRepository;
  catalog: AlertCatalog;
  content: Pick<ContentService, 'configuration'>;
}

const HOUR_MS = 3_600_000;

/** Back-in-stock alerts: one mail each, in the order of the requests. */
export function alertsService({ platform, repository, catalog, content }: Parts) {
  const { clock, config, db, jobs, outbox } = platform;

  outbox.define<{ id: string }>('stock-alert', async ({ id }) => {
    const alert = await repository.alertById(id);
    const product = alert && catalog.product(alert.site as SiteId, alert.productCode);
    return product && composeAlert(alert, product, config);
  });
  const emailOf = ({
    id,
    site,
    language,
    email,
  }: Pick<StockAlert, 'id' | 'site' | 'language' | 'email'>): NewEmail => ({
    id: `alert-${id}`,
    kind: 'stock-alert',
    ...{ site: site as SiteId, language: language as Language, email },
    data: { id },
  });
  // Jobs queued by a version before the outbox.
  jobs.define<{ id: string }>('outreach.alert', async ({ id }) => {
    const alert = await repository.alertById(id);
    if (alert) await outbox.write(emailOf(alert));
  });

  /** Sends alerts for one variant, as many as there are units for. Of two concurrent processes, one sends them. */
  const tellOf = (site: SiteId, variantCode: string): Promise<number> =>
    db.transaction(async () => {
      await repository.lockAlerts(site, variantCode);
      const now = clock.now();
      const units = (await catalog.stockOf(site, [variantCode])).get(variantCode) ?? 0;
      const since = new Date(now.getTime() - content.configuration(site).alertHoldHours * HOUR_MS);
      const room = roomForAlerts(units, await repository.toldSince(site, variantCode, since));
      if (room === 0) return 0;
      const taken = await repository.takeAlerts(site, variantCode, room, now);
      await outbox.write(...taken.map(emailOf));
      return taken.length;
    });

  return {
    /**
     * Adds a request for a variant that is sold out; for a product's code, its default variant. Idempotent.
     *
     * @returns whether it waits; `inStock` when there is nothing to wait for.
     * @throws 400 for what cannot be an address, 404 for an unknown product.
     */
    ask: async (ctx: SiteContext, input: { code: string; email: string }): Promise<'success' | 'inStock'> => {
      const site = ctx.site.id;
      const email = checkEmail(input.email);
      if (!email) throw outreachErrors.email(ctx.language);
      const product = catalog.product(site, input.code);
      const variantCode = catalog.variant(site, input.code)?.code ?? product?.defaultVariantCode;
      if (!product || !variantCode) throw outreachErrors.product(ctx.language, input.code);
      const units = (await catalog.stockOf(site, [variantCode])).get(variantCode) ?? 0;
      if (units > 0) return 'inStock';
      const now = clock.now();
      const ends = daysLater(now, content.configuration(site).alertLifetimeDays);
      const asker = { site, email, emailKey: emailKey(email), language: ctx.language };
      await repository.addAlert(asker, { productCode: product.code, variantCode }, now, ends);
      return 'success';
    },

    /**
     * Sends alerts for all variants that are back in stock; only of some products if they are given. Answers how many.
     */
    tell: async (productCodes?: readonly string[]): Promise<number> => {
      const byVariant = await repository.awaited(clock.now(), productCodes);
      const sites = Map.groupBy(byVariant, ({ site }) => site);
      let told = 0;
      for (const [site, awaited] of sites) {
        const codes = awaited.map(({ variantCode }) => variantCode);
        const stock = await catalog.stockOf(site, codes);
        for (const code of codes) if ((stock.get(code) ?? 0) > 0) told += await tellOf(site, code);
      }
      return told;
    },
  };
}
