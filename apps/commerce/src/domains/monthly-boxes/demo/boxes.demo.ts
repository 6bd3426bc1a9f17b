import { billingOn } from '#domains/campaigns/index.ts';
import { addDays, dayOf, instantOf } from '#platform/clock/index.ts';
import type { DemoCustomer, DemoPart } from '#platform/demo/index.ts';
import { monthPrice, orderOf } from '../billing/plan.service.ts';
import { consentTerms } from '../checkout/consent.rules.ts';
import { priceOf } from '../contents/contents.rules.ts';
import { termsToday } from '../contents/contents.service.ts';
import { fill } from '../contents/filling.rules.ts';
import { rankingOf } from '../contents/ranking.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import type { BoxProduct, MonthlyBox } from '../monthly-boxes.types.ts';
import { monthAfter, processingOf } from '../subscription/schedule.rules.ts';

/** Days ago on which the demo's customer signed up: some months were billed since. */
const AGO = 75;
/** Hour of the day at which the demo's customer signed up. */
const BOUGHT_AT = 9;

/** Gives the demo's customers a box of the smallest size with its months so far, once, where the site has boxes. */
export const demoBoxes = (needs: BoxNeeds): DemoPart => ({
  name: 'monthlyBoxes',
  customer: async (customer) => {
    const { site, customerId } = customer.ctx;
    const [size] = needs.content.configuration(site.id).monthlyBoxSizes;
    if (!size || (await needs.repository.ofCustomer({ site: site.id, customerId })).length > 0) return;
    await begin(needs, customer, size.boxes);
  },
});

async function begin(needs: BoxNeeds, { ctx, email }: DemoCustomer, boxes: number): Promise<void> {
  const { content, customers, orders, platform, repository } = needs;
  const { customerId, language } = ctx;
  const { id: site, timeZone } = ctx.site;
  const now = platform.clock.now();
  const signUp = addDays(dayOf(now, timeZone), -AGO);
  const [saved] = await customers.book.addresses(ctx);
  const card = (await customers.book.cards(ctx)).find(({ isDefault }) => isDefault);
  if (!saved || !card) return;
  const {
    monthlyBoxCutOffHours: cutOffHours,
    monthlyBoxNoticeDays: noticeDays,
    shopName,
  } = content.configuration(site);
  const terms = termsToday(needs, site, signUp);
  const coming = monthAfter({ site, signUp, month: 0 }, now, cutOffHours);
  const box: Omit<MonthlyBox, 'id'> = {
    ...{
      site,
      customerId,
      email,
      language,
      status: 'ACTIVE',
      boxes,
      signUp,
      ...coming,
      chosen: false,
      terms,
    },
    ...{ deliveryAddress: saved.address, payment: card.payment, paymentDetailsId: card.id },
    createdAt: instantOf(signUp, BOUGHT_AT, timeZone),
  };
  const ranked = (await rankingOf(needs, box)).map(({ code }) => code);
  const contents: BoxProduct[][] = [];
  for (let month = 0; month < coming.month; month += 1) {
    const before = new Set(contents.at(-1)?.map(({ code }) => code));
    contents.push(fill({ boxes, kept: [], ranked, before, left: () => boxes }));
  }
  const days = contents.map((_, month) => (month === 0 ? signUp : billingOn(signUp, month)));
  const whole = { ...box, id: customerId };
  const prices = contents.map((products, month) =>
    monthPrice(whole, { date: days[month] ?? signUp, boxes }, { contents: products, missing: 0 }),
  );
  const codes = await orders.past(
    contents.map((products, month) => ({
      ...orderOf(needs, whole, month, { contents: products }, prices[month] ?? { fixed: 0 }),
      placedAt: month === 0 ? box.createdAt : processingOf(days[month] ?? signUp, site),
    })),
  );
  const [orderCode = ''] = codes;
  const filled = {
    site,
    shopName,
    terms,
    today: signUp,
    fixed: priceOf(terms.sizes, boxes) ?? 0,
    surcharge: 0,
  };
  const agreed = consentTerms({ ...filled, box: { boxes, products: [] }, cutOffHours, noticeDays }, language);
  await platform.db.transaction(async () => {
    const consentId = await repository.insertConsent({
      ...{ site, customerId, orderCode, language, text: agreed.text, textVersion: agreed.version },
      ...{ ip: '127.0.0.1', acceptedAt: box.createdAt.toISOString() },
    });
    const boxId = await repository.insert({ ...box, consentId }, orderCode);
    if (!boxId) return;
    for (const [month, products] of contents.entries()) {
      const made = { boxId, month, date: days[month] ?? signUp, status: 'ordered' as const, boxes };
      const { amount = 0 } = prices[month] ?? {};
      const rest = { orderCode: codes[month], contents: products, amount, credit: 0, attempts: 0 };
      await repository.insertMonth({ ...made, ...rest }, box.createdAt);
    }
  });
}
