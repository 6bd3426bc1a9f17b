import type Stripe from 'stripe';
import type { SeenDispute } from '../../payments.types.ts';
import { ask } from '../answers.ts';
import type { StripeNeeds } from '../stripe.types.ts';
import { intentOf } from './refunding.service.ts';

const STATUSES: Record<string, SeenDispute['status']> = {
  warning_needs_response: 'warning',
  warning_under_review: 'warning',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
};

const instantOf = (seconds: number): Date => new Date(seconds * 1000);

function disputeOf({ id, status, reason, amount, created, evidence_details }: Stripe.Dispute): SeenDispute {
  const dueBy = evidence_details?.due_by;
  return {
    ...{ id, reason, amount, at: instantOf(created) },
    kind: status.startsWith('warning_') ? 'inquiry' : 'dispute',
    // A status that is not known yet locks what can be locked.
    status: STATUSES[status] ?? 'under_review',
    ...(dueBy ? { dueBy: instantOf(dueBy) } : {}),
  };
}

/** Disputes and early fraud warnings of a charge, oldest first. */
export async function disputes(needs: StripeNeeds, key: string): Promise<SeenDispute[]> {
  const payment_intent = await intentOf(needs, key);
  const about = { payment_intent, limit: 100 };
  const found = await ask(key, () => needs.api.disputes.list(about));
  const warned = await ask(key, () => needs.api.radar.earlyFraudWarnings.list(about));
  const intent =
    warned.data.length > 0
      ? await ask(key, () => needs.api.paymentIntents.retrieve(payment_intent))
      : undefined;
  const warnings = warned.data.map(
    ({ id, fraud_type, actionable, created }): SeenDispute => ({
      ...{ id, kind: 'fraud_warning', reason: fraud_type, at: instantOf(created) },
      status: actionable ? 'warning' : 'closed',
      amount: intent?.amount_received ?? 0,
    }),
  );
  return [...found.data.map(disputeOf), ...warnings].sort((a, b) => a.at.getTime() - b.at.getTime());
}
