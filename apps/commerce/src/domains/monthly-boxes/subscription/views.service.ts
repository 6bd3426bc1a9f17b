/** Boxes as their customers see them. */
import { presentAddress } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { priceOf, unitsOf } from '../contents/contents.rules.ts';
import { priceWith } from '../contents/contents.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { presentGift, presentPrices, presentProducts } from '../monthly-boxes.presenter.ts';
import type { BoxMonth, MonthlyBox } from '../monthly-boxes.types.ts';
import { comingMonth, isOpen } from './schedule.rules.ts';
import { canSkip, hasEnded, lastMonth, termsOn } from './subscription.rules.ts';

/** Months that a view looks back on. */
const MONTHS = 13;

/** A box with what comes next: `MonthlyBox`. */
export async function view(needs: BoxNeeds, ctx: SiteContext, box: MonthlyBox) {
  const months = await needs.repository.monthsOf(box.id, MONTHS);
  const now = needs.platform.clock.now();
  const { monthlyBoxSkipsMost, monthlyBoxCutOffHours } = needs.content.configuration(box.site);
  const { nextDate, cutOffAt, gift, contents: products = [], boxes, notice } = box;
  const { card } = box.payment;
  const shown = lastMonth(months);
  const [latest] = months;
  const terms = nextDate === undefined ? box.terms : termsOn(box, nextDate);
  const told = notice && priceOf(notice.sizes, boxes);
  const isNew =
    notice !== undefined && told !== undefined && (nextDate === undefined || nextDate < notice.from);
  const skippedOpen =
    latest?.status === 'skipped' &&
    isOpen(comingMonth(box.site, box.signUp, latest.month, monthlyBoxCutOffHours), now);
  return {
    ...{ subscriptionId: box.id, status: box.status, boxes, chosen: box.chosen },
    products: presentProducts(needs, ctx, products),
    missing: boxes - unitsOf(products),
    ...presentPrices(priceWith(terms, boxes, products), ctx),
    ...(nextDate === undefined ? {} : { nextBilling: nextDate }),
    ...(cutOffAt === undefined ? {} : { cutOff: cutOffAt.toISOString() }),
    canChange: !hasEnded(box) && isOpen(box, now),
    lockedUntil: box.terms.lockedUntil,
    ...(isNew
      ? { newPrice: { price: toPrice(told, ctx.site.currency, ctx.language), from: notice.from } }
      : {}),
    skipped: months
      .filter(({ status }) => status === 'skipped')
      .map(({ date }) => date)
      .reverse(),
    canSkip: canSkip(box, months, monthlyBoxSkipsMost, now),
    canTakeSkipBack: !hasEnded(box) && skippedOpen,
    ...(shown ? { thisMonth: presentMonth(needs, ctx, shown) } : {}),
    ...(card && !gift ? { card } : {}),
    deliveryAddress: presentAddress(box.deliveryAddress),
    ...(gift ? { gift: presentGift(gift) } : {}),
  };
}

const presentMonth = (
  needs: BoxNeeds,
  ctx: SiteContext,
  { date, status, orderCode, contents }: BoxMonth,
) => ({
  ...{ date, status },
  ...(orderCode === undefined ? {} : { orderCode }),
  products: presentProducts(needs, ctx, contents),
});

/** A customer's boxes for the account: `CampaignBox`. Those that have ended are left out. */
export async function boxesOf(needs: BoxNeeds, ctx: SiteContext & { customerId: string }) {
  const { site, customerId } = ctx;
  const boxes = await needs.repository.ofCustomer({ site: site.id, customerId });
  return Promise.all(
    boxes
      .filter((box) => !hasEnded(box))
      .map(async (box) => {
        const { products, chosen, missing, ...shown } = await view(needs, ctx, box);
        return { ...shown, nextMonth: { products, chosen, missing } };
      }),
  );
}
