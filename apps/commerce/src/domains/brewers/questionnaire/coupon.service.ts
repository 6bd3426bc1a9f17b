import { randomInt } from 'node:crypto';
import type { CouponState } from '#domains/coupons/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { QuestionnaireNeeds } from './questionnaire.deps.ts';
import { questionnaireErrors } from './questionnaire.messages.ts';
import { type CouponStanding, presentBrewerCoupon } from './questionnaire.presenter.ts';
import { isComplete } from './questionnaire.rules.ts';
import { type CustomerContext, ownerOf } from './questionnaire.service.ts';

/** Letters and digits that nobody takes for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** A coupon code that is not guessed: 49 bits. */
const newCode = (): string =>
  `BRW-${Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

const standingOf = ({ problem }: CouponState): CouponStanding => {
  if (problem === undefined) return 'open';
  return problem === 'expired' ? 'expired' : 'used';
};

/**
 * The coupon of a brewer, made the first time: one a serial number, whoever owns it. Call inside a transaction.
 *
 * @throws 404 where the brewer is not the customer's, or there are no such coupons; 409 before the questionnaire is done,
 *   or where an earlier owner had it.
 */
export async function giveCoupon(needs: QuestionnaireNeeds, ctx: CustomerContext, typed: string) {
  const { repository, coupons, readSerial } = needs;
  const { site, language } = ctx;
  const sn = readSerial(typed);
  // The lock makes one coupon of calls at once.
  const answers = await repository.lockAnswers(ownerOf(ctx), sn);
  if (!answers) throw questionnaireErrors.notYours(language);
  const given = await repository.couponOf(sn);
  if (given && given.customerId !== ctx.customerId) throw questionnaireErrors.alreadyGiven(language);
  if (!given && !isComplete(answers)) throw questionnaireErrors.incomplete(language);
  const code = given?.code ?? (await makeCoupon(needs, ctx, sn));
  const [state] = await coupons.states(site.id, [code]);
  if (!state) throw new Error(`The coupon of a brewer is gone: ${code}`);
  const { percent = 0, validTo = '' } = state.coupon;
  return presentBrewerCoupon(sn, { code, percent, validTo }, standingOf(state));
}

async function makeCoupon(
  { platform: { clock }, repository, coupons, content }: QuestionnaireNeeds,
  ctx: CustomerContext,
  sn: string,
): Promise<string> {
  const { brewerCouponPercent, brewerCouponDays } = content.configuration(ctx.site.id);
  if (brewerCouponPercent === 0) throw questionnaireErrors.noCoupon(ctx.language);
  const now = clock.now();
  const code = newCode();
  await repository.addCoupon(ownerOf(ctx), sn, code, now);
  await coupons.create(ctx.site.id, {
    code,
    name: { en: 'For registering your brewer', fr: 'Pour l’enregistrement de votre cafetière' },
    percent: brewerCouponPercent,
    podsOnly: true,
    maxUses: 1,
    validTo: daysLater(now, brewerCouponDays).toISOString(),
  });
  return code;
}

/**
 * Puts the coupon of a brewer on a cart, in place of another. Call inside a transaction.
 *
 * @throws as `giveCoupon`, and as every coupon that is put on a cart.
 */
export async function applyCoupon(
  needs: QuestionnaireNeeds,
  ctx: CustomerContext,
  { sn, cartGuid }: { sn: string; cartGuid: string },
) {
  // The cart is locked before coupons and what belongs to them.
  await needs.cart.lock(ctx.site.id, cartGuid);
  const { couponCode } = await giveCoupon(needs, ctx, sn);
  return needs.cartCoupons.apply(ctx, cartGuid, couponCode);
}
