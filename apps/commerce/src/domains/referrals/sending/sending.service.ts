import { normaliseEmail } from '#domains/coupons/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import { type SiteContext, say } from '#platform/http/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { ReferralNeeds } from '../referrals.deps.ts';
import { composeInvitation, invitationId } from '../referrals.emails.ts';
import { referralErrors } from '../referrals.messages.ts';
import type { Invitation } from '../referrals.types.ts';
import { callerNetwork, isTooLong, newCode, tidyMessage } from './sending.rules.ts';

const INVITE = 'referrals.invite';
const INVITATION = 'referral.invitation';

/**
 * Refers a friend: a coupon of its own, and a mail. A repeat for the same friend answers the same code. Whether and when
 * the friend is written to is decided in a job, so that neither the answer nor its time says what the shop knows of the
 * address. Call inside a transaction.
 *
 * @throws 400 for what cannot be an address, one's own, or too long a message; 404 where there are no referrals; 429.
 */
export async function submit(
  { platform, repository, coupons, customers, content }: ReferralNeeds,
  ctx: SiteContext & { customerId: string },
  input: Invitation & { ip: string },
): Promise<{ status: 'sent'; code: string }> {
  const { site, language, customerId } = ctx;
  const { clock, jobs } = platform;
  const email = checkEmail(input.email);
  if (!email) throw referralErrors.email(language);
  const message = tidyMessage(input.message);
  if (message && isTooLong(message)) throw referralErrors.message(language);
  const emailKey = normaliseEmail(email);
  const sender = await customers.get(ctx);
  if (normaliseEmail(sender.email) === emailKey) throw referralErrors.oneself(language);

  const owner = { site: site.id, customerId };
  await repository.lockSender(owner);
  const known = await repository.ofFriend(owner, emailKey);
  if (known) return { status: 'sent', code: known.code };
  const now = clock.now();
  const settings = content.configuration(site.id);
  if ((await repository.sentSince(owner, daysLater(now, -1))) >= settings.referralMailsPerDay)
    throw referralErrors.tooMany(language, DAY_S);

  const code = newCode();
  await coupons.create(site.id, {
    code,
    name: { en: 'A friend’s invitation', fr: 'Invitation d’un proche' },
    amount: settings.referralFriendAmount,
    minimum: settings.referralMinimum,
    maxUses: 1,
    newCustomersOnly: true,
    // The first order counts as a whole, what comes again included.
    autoDelivery: true,
  });
  const senderNetwork = callerNetwork(input.ip);
  const id = await repository.add(
    { ...owner, email, emailKey, language, code, senderNetwork, ...(message ? { message } : {}) },
    now,
  );
  await jobs.enqueue(INVITE, { id });
  return { status: 'sent', code };
}

const DAY_S = 86_400;

/** Defines the mail to a friend, and the job that decides whether there is one. */
export function defineInvitations({
  platform,
  repository,
  content,
  customers,
  orders,
  newsletter,
}: ReferralNeeds): void {
  const { clock, config, db, jobs, outbox } = platform;

  jobs.define<{ id: string }>(INVITE, ({ id }) =>
    db.transaction(async () => {
      const referral = await repository.byId(id);
      if (!referral?.email || referral.status !== 'sent') return;
      const { site, language, customerId, email } = referral;
      const emailKey = normaliseEmail(email);
      await repository.lockFriend(site, emailKey);
      // One mail an address, whoever refers it; none to those who asked for none, or whom the coupon is not for.
      if (await repository.wasMailed(site, emailKey)) return;
      if (await newsletter.isRefused(site, email)) return;
      if (await orders.hasOrdered(site, { email })) return;
      await repository.setMailed(id, clock.now());
      await outbox.write({
        ...{ id: invitationId(id), kind: INVITATION, site, language, email, customerId },
        data: { id },
      });
    }),
  );

  outbox.texts.describe(INVITATION, (site, language) => {
    const { referralFriendAmount: amount, referralMinimum: minimum } = content.configuration(site);
    const referral = { id: 'sample', site, language, code: 'ADA10' };
    const unsubscribe = newsletter.refusalLinks(site, language, 'friend@example.com');
    const message = say(language, 'You will like it.', 'Tu vas aimer.');
    return [{ ...referral, message }, referral].map((one) =>
      composeInvitation(one, 'friend@example.com', { name: 'Ada', amount, minimum, unsubscribe }, config),
    );
  });
  outbox.define<{ id: string }>(INVITATION, async ({ id }, { email }) => {
    const referral = await repository.byId(id);
    if (!referral?.email) return undefined;
    const { site, language, customerId } = referral;
    const sender = await customers.byId(site, customerId);
    if (!sender) return undefined;
    const { referralFriendAmount, referralMinimum } = content.configuration(site);
    const offer = {
      ...{ name: sender.firstName, amount: referralFriendAmount, minimum: referralMinimum },
      unsubscribe: newsletter.refusalLinks(site, language, email),
    };
    return composeInvitation(referral, email, offer, config);
  });
}
