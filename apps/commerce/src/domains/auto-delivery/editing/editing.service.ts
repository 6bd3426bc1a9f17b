import { cartErrors, deliveryExcess } from '#domains/cart/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { emailAbout, namesOf } from '../emails/subscription.emails.ts';
import { podsIn } from '../schedule/pods.rules.ts';
import type { Member } from '../subscription/access.rules.ts';
import { quotedTotalOf, quoteOf } from '../subscription/quote.rules.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import { editBlockReason } from '../subscription/subscription.rules.ts';
import type { Subscription } from '../subscription/subscription.types.ts';
import { statusAfter } from '../subscription/transitions.rules.ts';
import type { Edit, Edited, EditingParts } from './editing.types.ts';

/** The subscription, if it belongs to the member, on this site. @throws 404. */
export function requireOwn(
  ctx: SiteContext,
  member: Member,
  id: string,
  found: Subscription | undefined,
): Subscription {
  if (found && found.customerId === member.customerId && found.site === ctx.site.id) return found;
  throw autoDeliveryErrors.unknown(ctx.language, id);
}

/**
 * Edits a subscription: locks its row; checks owner, transition table and the lock of its order; runs `work`; checks
 * the limits; and makes the quoted total the new ceiling.
 *
 * @throws 404, 409 locked or not in this status, and what `work` throws; nothing is changed then.
 */
export function editSubscription(
  parts: EditingParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  edit: Edit,
): Promise<Edited> {
  const { platform, repository, configuration } = parts;
  return platform.db.transaction(async () => {
    const before = requireOwn(ctx, member, id, await repository.lock(id));
    const status = statusAfter(before.status, edit.event);
    if (!status) throw autoDeliveryErrors.state(ctx.language, before);
    const now = platform.clock.now();
    const { timeZone } = ctx.site;
    const open = await repository.openOccurrences(id);
    const block = edit.whileLocked ? undefined : editBlockReason(before, open, now, timeZone);
    if (block === 'beingMade') throw autoDeliveryErrors.beingMade(ctx.language, id);
    if (block) throw autoDeliveryErrors.locked(ctx.language, before);
    const rules = configuration(ctx.site.id);
    const context = { now, today: dayOf(now, timeZone), timeZone, rules, open };
    const { changed, details = {} } = await edit.work({ ...before, status }, context);
    const whole = { ...changed, lines: await repository.linesOf(id), updatedAt: now };
    const linesChanged = JSON.stringify(whole.lines) !== JSON.stringify(before.lines);
    if (linesChanged) requireLimits(parts, ctx, whole, rules);
    if (linesChanged || !before.smart) requirePods(parts, ctx, whole);
    const told = whole.nextDate ? quotedTotalOf(quoteOf(parts, whole)) : whole.told;
    const ceiling = whole.nextDate ? (told?.total ?? whole.ceiling) : whole.ceiling;
    const subscription = { ...whole, ceiling, told };
    await repository.save(subscription, now);
    await repository.addHistory(id, member.actor, edit.action, { ...details, ceiling }, now);
    if (edit.email) await addEmail(parts, edit.email, subscription, before.cycle);
    return { subscription, action: edit.action };
  });
}

/** The e-mail lists products, because a customer may have several subscriptions. */
async function addEmail(
  { emails, catalog }: EditingParts,
  { kind, data }: NonNullable<Edit['email']>,
  subscription: Subscription,
  cycle: number,
): Promise<void> {
  const name = namesOf(subscription.language, (code) => catalog.variant(subscription.site, code));
  const lines = subscription.lines.map(({ code, quantity }) => ({ name: name(code), quantity }));
  await emails.add([emailAbout(kind, subscription, `${cycle}`, { lines, ...data })]);
}

function requireLimits(
  { catalog }: EditingParts,
  ctx: SiteContext,
  { id, lines }: Subscription,
  rules: SiteConfiguration,
): void {
  if (!lines.some(({ once }) => !once)) throw autoDeliveryErrors.lastLine(ctx.language, id);
  const boxCount = (code: string) => catalog.variant(ctx.site.id, code)?.boxCount;
  const excess = deliveryExcess(lines, { ...rules, boxCount });
  if (excess) throw cartErrors.overDelivery(ctx.language, excess);
}

/** A smart subscription needs pods in every order: without them its pods would run low again as soon as it was sent. */
function requirePods({ catalog }: EditingParts, ctx: SiteContext, { smart, lines }: Subscription): void {
  const always = lines.filter(({ once }) => !once);
  if (smart && podsIn(always, (code) => catalog.variant(ctx.site.id, code)) === 0)
    throw autoDeliveryErrors.noPods(ctx.language);
}
