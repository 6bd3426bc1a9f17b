/** What the clock does to commitments: charges that wait, days without boxes, warnings and deadlines. */
import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import { addDays, type Day, dayOf } from '#platform/clock/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { endingCosts, warningOf } from '../commitments/progress.rules.ts';
import { campaignOf } from '../offers/campaigns.rules.ts';
import { sellsDrink } from '../offers/eligibility.rules.ts';
import { chargeDue } from './charges.service.ts';
import { end } from './ending.service.ts';

/** Declares the jobs of commitments. Any number of workers run them at once. */
export function createKitClock(needs: KitNeeds) {
  const { jobs, log } = needs.platform;
  const look = async (): Promise<void> => {
    for (const site of SITE_IDS)
      await lookAt(needs, site).catch((error: unknown) =>
        log.error({ err: error, site }, 'commitments of a site not looked at'),
      );
  };
  const charge = () => chargeDue(needs);
  jobs.define('kits.charge', async () => void (await charge()), { cron: '* * * * *' });
  jobs.define('kits.look', look, { cron: '11 * * * *' });
  return { look, charge };
}

async function lookAt(needs: KitNeeds, site: SiteId): Promise<void> {
  const { clock, content, platform, repository } = needs;
  const today = dayOf(clock.now(), SITES[site].timeZone);
  await noteDay(needs, site, today);
  await extend(needs, site, today);
  const furthest = Math.max(0, ...content.configuration(site).campaignWarningDays);
  for (const id of await repository.days.dueBy(site, addDays(today, furthest)))
    await lookAtOne(needs, id, today).catch((error: unknown) =>
      platform.log.error({ err: error, kit: id }, 'a commitment not looked at'),
    );
}

/** Notes of each campaign with running commitments whether any of its boxes can be bought now. */
async function noteDay({ catalog, content, repository }: KitNeeds, site: SiteId, today: Day): Promise<void> {
  for (const code of await repository.days.running(site)) {
    const campaign = campaignOf(content.configuration(site), code);
    if (!campaign) continue;
    const fits = (variant: CatalogVariant) => sellsDrink(campaign, variant);
    const found = await catalog.productLookup.allThatFit({ site: SITES[site], language: 'en' }, fits);
    const codes = found.flatMap(({ variants }) => variants.map(({ code: variantCode }) => variantCode));
    const stock = await catalog.stockOf(site, codes);
    const available = [...stock.values()].some((units) => units > 0);
    await repository.days.note(site, code, today, available);
  }
}

/** Moves deadlines by the days that are over and on which nothing could be bought. */
const extend = ({ clock, platform, repository }: KitNeeds, site: SiteId, today: Day): Promise<void> =>
  platform.db.transaction(async () => {
    for (const { code, day } of await repository.days.closeBefore(site, today)) {
      const now = clock.now();
      for (const id of await repository.days.extend(site, code, day, now))
        await repository.addEvent(id, { at: now, actor: 'shop', action: 'extended', details: { day } });
    }
  });

/** Warns, or ends what was not met in time for what its customer agreed to when it began. */
async function lookAtOne(needs: KitNeeds, id: string, today: Day): Promise<void> {
  const { content, platform, repository } = needs;
  await platform.db.transaction(async () => {
    const kit = await repository.lock(id);
    if (kit?.status !== 'running') return;
    if (today > kit.deadline)
      return end(needs, kit, { actor: 'shop', action: 'deadlinePassed', amount: endingCosts(kit) });
    const warning = warningOf(kit, today, content.configuration(kit.site).campaignWarningDays);
    if (warning) await needs.mails.write('warning', id, `${kit.deadline}-${warning.of}`);
  });
}
