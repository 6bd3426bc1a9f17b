import type { SiteId } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import type { ReferralNeeds } from '../referrals.deps.ts';
import { referralErrors } from '../referrals.messages.ts';
import type { Referral } from '../referrals.types.ts';
import { creditOne } from './crediting.service.ts';

/** An agent who acts for the sender. */
type AgentContext = SiteContext & { customerId: string };

const LONGEST_NOTE = 500;

/**
 * Decides a held referral. Released, it is credited at once if it is due, and else when it is; neither is asked about
 * again. Call inside a transaction.
 *
 * @throws 400 without a reason, 404 of another customer, 409 not held.
 */
export async function decide(
  needs: ReferralNeeds,
  { site, language, customerId, caller }: AgentContext,
  id: string,
  { outcome, reason }: { outcome: 'release' | 'refuse'; reason: string },
): Promise<Referral> {
  const { platform, repository, customers } = needs;
  const note = reason.trim();
  if (note === '' || [...note].length > LONGEST_NOTE) throw referralErrors.note(language);
  const staffId = staffIdOf(caller);
  const known = isUuid(id) ? await repository.byId(id) : undefined;
  if (!staffId || known?.site !== site.id || known.customerId !== customerId)
    throw referralErrors.unknown(language, id);
  // As crediting does: first the sender, then the referral.
  await repository.lockSender(known);
  await customers.keep(site.id, customerId);
  const referral = await repository.lock(id);
  if (referral?.status !== 'held') throw referralErrors.notHeld(language, id, referral?.status ?? 'refused');
  const decision = { note, staffId, at: platform.clock.now() };
  if (outcome === 'refuse') return (await repository.refuse(id, 'agent', decision)) ?? referral;
  await repository.release(id, decision);
  return (await creditOne(needs, id)) ?? referral;
}

const staffIdOf = (caller: SiteContext['caller']): string | undefined => {
  if (caller.kind === 'agent') return caller.agentId;
  return caller.kind === 'staff' ? caller.staffId : undefined;
};

/** What waits for an agent at a site, the longest first, with who sent it. */
export async function held({ repository, customers }: ReferralNeeds, site: SiteId) {
  const referrals = await repository.held(site);
  const senders = await Promise.all(referrals.map(({ customerId }) => customers.byId(site, customerId)));
  return referrals.map((referral, index) => ({ referral, sender: senders[index]?.email ?? '' }));
}
