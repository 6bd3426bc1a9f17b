import { type Language, SITES, type SiteId } from '@crema/brands';
import type { SiteConfiguration } from '@crema/brands/settings';
import { toPrice } from '#domains/pricing/index.ts';
import { statusMessage } from './referrals.messages.ts';
import type { Referral } from './referrals.types.ts';

interface View {
  language: Language;
  /** Whether an agent looks: who sees what the sender is not told. */
  forAgent: boolean;
}

/** A referral as its sender sees it, or an agent. The sender is not told what the friend ordered, or what is checked. */
export function presentReferral(referral: Referral, { language, forAgent }: View) {
  const { id, site, email, code, status, orderedAt, dueAt, creditedAt, amount, refusal } = referral;
  const { heldFor, orderCode, decision } = referral;
  const { currency } = SITES[site];
  const isOpen = status === 'ordered' || status === 'held';
  return {
    id,
    ...(email ? { email } : {}),
    ...{ code, status, message: statusMessage(referral, language) },
    sentAt: referral.createdAt.toISOString(),
    ...(orderedAt ? { orderedAt: orderedAt.toISOString() } : {}),
    ...(dueAt && isOpen ? { creditAt: dueAt.toISOString() } : {}),
    ...(creditedAt ? { creditedAt: creditedAt.toISOString() } : {}),
    ...(amount === undefined ? {} : { amount: toPrice(amount, currency, language) }),
    ...(refusal ? { reason: refusal } : {}),
    ...(forAgent && heldFor.length > 0 ? { heldFor } : {}),
    ...(forAgent && orderCode ? { orderCode } : {}),
    ...(forAgent && decision ? { decision: { reason: decision.note, at: decision.at.toISOString() } } : {}),
  };
}

/** What there is to win, in the site's money. */
export function presentTerms(settings: SiteConfiguration, site: SiteId, language: Language) {
  const price = (minor: number) => toPrice(minor, SITES[site].currency, language);
  return {
    friendAmount: price(settings.referralFriendAmount),
    minimum: price(settings.referralMinimum),
    creditAmount: price(settings.referralCreditAmount),
    creditDays: settings.referralCreditDays,
    perYear: settings.referralsPerYear,
  };
}
