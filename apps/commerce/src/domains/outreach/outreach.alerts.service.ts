import type { SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { composeAlert } from './outreach.letters.ts';
import { outreachErrors } from './outreach.messages.ts';
import type { OutreachRepository } from './outreach.repository.ts';
import { emailKey, roomForAlerts } from './outreach.rules.ts';

/** As much of the catalogue as alerts need. */
export type AlertCatalog = Pick<Catalog, 'product' | 'variant' | 'stockOf'>;

interface Parts {
  platform: Platform;
  repository: OutreachRepository;
  catalog: AlertCatalog;
  content: Pick<ContentService, 'configuration'>;
  mailer: Mailer;
}

const HOUR_MS = 3_600_000;

/** Back-in-stock alerts: one mail each, in the order in which people asked. */
export function alertsService({ platform, repository, catalog, content, mailer }: Parts) {
  const { clock, config, db, jobs } = platform;

  jobs.define<{ id: string }>('outreach.alert', async ({ id }) => {
    const alert = await repository.alertById(id);
    const product = alert && catalog.product(alert.site as SiteId, alert.productCode);
    if (alert && product) await mailer.send(composeAlert(alert, product, config));
  });

  /** Tells who waits for one variant, as many as there are units for. Two processes at once: one tells, one finds nobody. */
  const tellOf = (site: SiteId, variantCode: string): Promise<number> =>
    db.transaction(async () => {
      await repository.lockAlerts(site, variantCode);
      const now = clock.now();
      const units = (await catalog.stockOf(site, [variantCode])).get(variantCode) ?? 0;
      const since = new Date(now.getTime() - content.configuration(site).alertHoldHours * HOUR_MS);
      const room = roomForAlerts(units, await repository.toldSince(site, variantCode, since));
      if (room === 0) return 0;
      const taken = await repository.takeAlerts(site, variantCode, room, now);
      for (const { id } of taken) await jobs.enqueue('outreach.alert', { id });
      return taken.length;
    });

  return {
    /**
     * Puts an address on the list of a variant that is sold out; of a product, its default variant. A repeat is the same.
     *
     * @returns whether it is on the list; `inStock` when there is nothing to wait for.
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

    /** Tells everybody who waits for what is there again; of some products only where they are named. Answers how many. */
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

export type AlertsService = ReturnType<typeof alertsService>;
