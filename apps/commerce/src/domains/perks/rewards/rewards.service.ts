import { randomUUID } from 'node:crypto';
import type { Cart } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { perksErrors } from '../perks.errors.ts';
import type { Member } from '../perks.types.ts';
import { requireReward } from './offer.service.ts';
import { hasPaidLine, release } from './reservations.service.ts';
import type { RewardNeeds } from './rewards.deps.ts';
import { presentApplied } from './rewards.presenter.ts';
import { attachedTo, PERKS } from './rewards.rules.ts';
import type { AttachedReward, Reward } from './rewards.types.ts';

/** A context whose call is about a customer. */
export type CustomerContext = SiteContext & { customerId: string };

/**
 * Puts a reward on a cart: its points are taken until it is ordered or taken off. Call inside a transaction: whatever is refused
 * leaves nothing behind. The cart is locked first, then the member.
 *
 * @throws 404 unknown cart or reward; 409 not a member, another reward there, nothing paid for beside it, sold out, too few points.
 */
export async function apply(needs: RewardNeeds, ctx: CustomerContext, guid: string, rewardCode: string) {
  const cart = await needs.cart.lockOpen(ctx, guid);
  const member = await requireMember(needs, ctx);
  const reward = requireReward(needs, ctx, rewardCode);
  if (attachedTo(cart)) throw perksErrors.rewardAlreadyApplied(ctx.language, rewardCode);
  return show(needs, ctx, await reserve(needs, ctx, cart, member, reward));
}

/**
 * Takes a reward off a cart and gives its points back, also where the site has switched the programme off since; one that is not
 * there changes nothing. Call inside a transaction.
 *
 * @param requireOffered throws 404 where the site has no programme.
 * @throws 404 unknown cart or reward, 409 while the cart is being ordered.
 */
export async function remove(
  needs: RewardNeeds,
  ctx: CustomerContext,
  guid: string,
  rewardCode: string,
  requireOffered: (ctx: SiteContext) => void,
) {
  const cart = await needs.cart.lockOpen(ctx, guid);
  const there = attachedTo(cart);
  if (there?.rewardCode !== rewardCode) {
    requireOffered(ctx);
    requireReward(needs, ctx, rewardCode);
    return show(needs, ctx, cart);
  }
  return show(needs, ctx, await takeOff(needs, cart, there));
}

/**
 * Puts another reward on a cart in place of the one that is there, whose points count as free. Call inside a transaction: where the new
 * one cannot be had, the old one stays. The same call again changes nothing.
 *
 * @throws as `apply`; 409 where the old one is not on the cart.
 */
export async function swap(
  needs: RewardNeeds,
  ctx: CustomerContext,
  guid: string,
  rewardCode: string,
  newRewardCode: string,
) {
  const cart = await needs.cart.lockOpen(ctx, guid);
  const member = await requireMember(needs, ctx);
  const reward = requireReward(needs, ctx, newRewardCode);
  const there = attachedTo(cart);
  if (there?.rewardCode === newRewardCode) return show(needs, ctx, cart);
  if (!there || there.rewardCode !== rewardCode) throw perksErrors.rewardNotApplied(ctx.language, rewardCode);
  const freed = await takeOff(needs, cart, there);
  return show(needs, ctx, await reserve(needs, ctx, freed, member, reward));
}

/** What a cart has of rewards, with what can be spent beside it: `AppliedRewards`. */
export async function show(needs: RewardNeeds, ctx: SiteContext, cart: Cart | undefined) {
  const { ledger } = needs;
  const { customerId } = ctx;
  const there = cart && attachedTo(cart);
  const points = customerId ? (await ledger.balance({ site: ctx.site.id, customerId })).points : 0;
  return {
    rewards: there ? [presentApplied(needs, ctx, there)] : [],
    points,
    sessionCartCount: cart ? needs.cart.unitsOf(cart) : 0,
  };
}

async function requireMember({ ledger }: RewardNeeds, ctx: CustomerContext): Promise<Member> {
  const member = { site: ctx.site.id, customerId: ctx.customerId };
  if (!(await ledger.lock(member))) throw perksErrors.notJoined(ctx.language);
  return member;
}

/** Takes the points of a reward and puts it on a locked cart without one. @throws 409. */
async function reserve(
  needs: RewardNeeds,
  { site, language }: SiteContext,
  cart: Cart,
  member: Member,
  reward: Reward,
): Promise<Cart> {
  const { catalog, clock, ledger, repository } = needs;
  const { rewardCode, points, quantity, variant } = reward;
  if (!hasPaidLine(needs, cart)) throw perksErrors.rewardNeedsPaidLine(language);
  const inCart = cart.lines.filter(({ code }) => code === variant.code);
  const wanted = inCart.reduce((units, line) => units + line.quantity, quantity);
  const stock = await catalog.stockOf(site.id, [variant.code]);
  if ((stock.get(variant.code) ?? 0) < wanted) throw perksErrors.rewardSoldOut(language, rewardCode);
  const id = randomUUID();
  const entryId = await ledger.redeem(member, { key: `reward:${id}`, points });
  if (!entryId) {
    const { points: has } = await ledger.balance(member);
    throw perksErrors.notEnough(language, points - has);
  }
  const { code } = variant;
  const attached: AttachedReward = { id, rewardCode, points, code, quantity };
  await repository.reserve(
    member,
    { id, cartGuid: cart.guid, rewardCode, variantCode: code, quantity, points, entryId },
    clock.now(),
  );
  return needs.cart.attach(cart, PERKS, attached);
}

/** Takes the reward off a locked cart and gives its points back. */
async function takeOff(needs: RewardNeeds, cart: Cart, { id }: AttachedReward): Promise<Cart> {
  await release(needs, cart.guid, id);
  return needs.cart.attach(cart, PERKS, undefined);
}
