/** Paying in person what could not be charged, by the link that was mailed about it. */
import { paymentRefused } from '#domains/checkout/index.ts';
import { conflict, type OccError, type SiteContext, say, usedLink } from '#platform/http/index.ts';
import type { Payable } from './link.rules.ts';
import type { OpenPayment, PayableKind, PayingNeeds } from './paying.deps.ts';

/** What could not be charged. @throws 400 for a link that is none, or has expired. */
export async function open(needs: PayingNeeds, ctx: SiteContext, token: string): Promise<OpenPayment> {
  return (await found(needs, ctx, token)).shown;
}

/**
 * Pays, with a card of the provider's fields. Where it is paid already, or no longer due, nothing is charged.
 *
 * @throws 400 for a card that is refused; 409 where it costs more than was shown.
 */
export async function pay(
  needs: PayingNeeds,
  ctx: SiteContext,
  token: string,
  card: { provider: string; token: string },
): Promise<OpenPayment> {
  const { of, kind, shown } = await found(needs, ctx, token);
  const { bill } = shown;
  if (shown.status !== 'due' || !bill) return shown;
  const payment = await needs.checkout.describePayment(ctx, card);
  if (!payment) return shown;
  const { attempt, amount: most } = bill;
  const refused = await kind.payPresent(of, { site: ctx.site.id, attempt, payment, most });
  const { shown: after } = await found(needs, ctx, token);
  if (after.status !== 'due' || after.bill?.attempt === attempt) return after;
  if (after.bill && after.bill.amount > most) throw dearer(ctx);
  throw paymentRefused(ctx.language, refused ?? after.bill?.reason);
}

/** Goes on once the bank was answered: the provider is asked. @throws 400 for a payment that is refused. */
export async function confirm(needs: PayingNeeds, ctx: SiteContext, token: string): Promise<OpenPayment> {
  const { of, kind, shown } = await found(needs, ctx, token);
  if (shown.status !== 'asked' || !shown.bill) return shown;
  const refused = await kind.confirm(of, shown.bill.attempt);
  const { shown: after } = await found(needs, ctx, token);
  if (after.status === 'due') throw paymentRefused(ctx.language, refused ?? after.bill?.reason);
  return after;
}

interface Found {
  of: Payable;
  kind: PayableKind;
  shown: OpenPayment;
}

async function found(
  { kinds, links, platform }: PayingNeeds,
  ctx: SiteContext,
  token: string,
): Promise<Found> {
  const of = links.read(ctx.site.id, token, platform.clock.now());
  const kind = of && kinds.get(of.kind);
  const standing = of && (await kind?.seen(of));
  if (!of || !kind || !standing) throw usedLink(ctx.language);
  return { of, kind, shown: { ...standing, of: of.kind } };
}

const dearer = ({ language }: SiteContext): OccError =>
  conflict(
    'StaleCartError',
    say(
      language,
      'The amount has changed. Please check the new one; you were not charged.',
      'Le montant a changé. Veuillez vérifier le nouveau\u00a0: rien n’a été débité.',
    ),
    { reason: 'totalChanged', subject: 'amount', subjectType: 'order' },
  );
