import { randomUUID } from 'node:crypto';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import { addDays, dayOf, instantOf } from '#platform/clock/index.ts';
import type { DemoCustomer, DemoPart } from '#platform/demo/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import type { Campaign, CampaignCode } from '../campaigns.types.ts';
import { orderWeight } from '../commitments/progress.rules.ts';
import { agreedTo } from '../kits/agreed.service.ts';
import { consentTo } from '../kits/consent.rules.ts';
import { addressKeyOf, emailKeyOf } from '../limits/once.rules.ts';
import { campaignOf } from '../offers/campaigns.rules.ts';
import { commitmentWith, sellsBrewer, sellsDrink } from '../offers/eligibility.rules.ts';
import { weightOf } from '../quote/commitment.rules.ts';
import { firstLines, type KitParts } from '../quote/estimate.service.ts';

const CODE: CampaignCode = 'BBAD';
/** Days ago on which the demo's customer ordered the kit, and the hour. */
const [BEGUN, BOUGHT_AT] = [32, 9];
const WEEKS = 4;

/** A kit of the demo's customer, whose commitment runs and is counted by the auto-delivery that is there before. */
export const demoKits = (needs: KitNeeds): DemoPart => ({
  name: 'kits',
  customer: async (customer) => {
    const { site, customerId } = customer.ctx;
    const campaign = campaignOf(needs.content.configuration(site.id), CODE);
    if (!campaign || (await needs.repository.ofCustomer(site.id, customerId)).length > 0) return;
    const parts = await partsOfKit(needs, customer, campaign);
    if (parts) await fill(needs, customer, parts);
  },
});

/** The brewer that sells best and a drink, four boxes of it. */
async function partsOfKit(
  { catalog }: KitNeeds,
  { ctx }: DemoCustomer,
  campaign: Campaign,
): Promise<(KitParts & { brewer: CatalogVariant }) | undefined> {
  const first = async (fits: (variant: CatalogVariant) => boolean) =>
    (await catalog.productLookup.allThatFit(ctx, fits))[0]?.variants[0];
  const plain = (variant: CatalogVariant) => commitmentWith(campaign, variant) === campaign.commitment;
  const brewer = await first((variant) => sellsBrewer(campaign, variant) && plain(variant));
  const drink = await first((variant) => sellsDrink(campaign, variant) && weightOf(campaign, variant) === 1);
  if (!brewer || !drink) return undefined;
  return { campaign, weeks: WEEKS, brewer, drinks: [{ variant: drink, qty: campaign.least, weight: 1 }] };
}

async function fill(
  needs: KitNeeds,
  { ctx, email }: DemoCustomer,
  parts: KitParts & { brewer: CatalogVariant },
): Promise<void> {
  const { autoDelivery, clock, customers, orders, platform, pricing, repository } = needs;
  const { site, language, customerId } = ctx;
  const { brewer, drinks } = parts;
  const begunOn = addDays(dayOf(clock.now(), site.timeZone), -BEGUN);
  const at = instantOf(begunOn, BOUGHT_AT, site.timeZone);
  const [saved] = await customers.book.addresses(ctx);
  const card = (await customers.book.cards(ctx)).find(({ isDefault }) => isDefault);
  const agreed = agreedTo({ ...needs, clock: { now: () => at } }, ctx, parts);
  if (!saved || !card || !agreed) throw new Error(`The demo's customer ${email} has no full book.`);
  const { address: deliveryAddress } = saved;
  const [orderCode = ''] = await orders.past([
    {
      ...{ site: site.id, language, customerId, email, deliveryAddress, payment: card.payment },
      ...{ turn: randomUUID(), placedAt: at },
      sold: [
        { code: brewer.code, quantity: 1, variant: brewer, frequencyWeeks: 0 },
        ...drinks.map(({ variant, qty }) => ({
          ...{ code: variant.code, quantity: qty, variant, frequencyWeeks: WEEKS },
        })),
      ],
      totals: pricing.totals(site.id, firstLines(needs, ctx, parts), {
        destination: { country: deliveryAddress.country, region: deliveryAddress.region },
      }),
    },
  ]);
  const order = await orders.find(orderCode);
  const line = order?.lines[0];
  if (!line) throw new Error(`The demo's kit ${orderCode} was not ordered.`);
  const { code, productCode, name, url, image } = line.product;
  const { version: textVersion, text } = consentTo(agreed, language);
  const running = (await autoDelivery.repository.ofCustomer(site.id, customerId)).find(
    ({ status, type }) => status === 'ACTIVE' && type === 'scheduled',
  );
  const { orders: all } = await orders.history.page(ctx, 0, 100);
  await platform.db.transaction(async () => {
    const id = await repository.insert({
      ...{ site: site.id, campaignCode: CODE, orderCode, customerId, language, currency: site.currency },
      ...{ entryNumber: line.entryNumber, brewer: { code, productCode, name, url, image }, begunOn },
      ...{ terms: agreed.terms, listPrice: line.listPrice, paid: line.basePrice, deadline: agreed.deadline },
      ...{ emailKey: emailKeyOf(email), addressKey: addressKeyOf(deliveryAddress) },
      consent: { textVersion, text, language, ip: '127.0.0.1', acceptedAt: at.toISOString() },
      createdAt: at,
    });
    const kit = await repository.lock(id);
    if (!kit) return;
    const subscriptionId = running?.id;
    await repository.lockUses(site.id, CODE);
    await repository.addUse(site.id, CODE, 1, line.listPrice - line.basePrice);
    await repository.save({ ...kit, status: 'running', ...(subscriptionId && { subscriptionId }) }, at);
    await repository.addEvent(id, { at, actor: 'shop', action: 'begun' });
    for (const one of all) {
      if (one.createdAt < at) continue;
      const flags = (variant: string) => needs.catalog.variant(site.id, variant)?.flags ?? new Set<string>();
      await repository.setProgress(id, one.code, orderWeight(kit.terms, one.lines, {}, flags));
    }
  });
}
