import type { SiteId } from '@crema/brands';
import { bindAll } from '#platform/bind/index.ts';
import { PaymentTimeoutError } from '#platform/payments/index.ts';
import { createDisputes } from '../disputes/disputes.service.ts';
import { writeOrderEmail } from '../emails/outbox.emails.ts';
import { isRecurring } from '../placement/recurring.rules.ts';
import { createRefundLedger } from '../refunds/ledger.service.ts';
import { createOutsideRefunds } from '../refunds/outside.service.ts';
import { createRefundSettlement } from '../refunds/settlement.service.ts';
import { charge, hasNoCard, NOTHING_DUE, providerOf } from './charge.service.ts';
import { apply, giveUp, move } from './outcome.service.ts';
import { HELD_ORDERS } from './payment.repository.ts';
import { releaseStock, runCancelledHooks } from './reversal.service.ts';
import type { SettlementNeeds, SettlementParts } from './settlement.deps.ts';

/** Longest wait in milliseconds of an order whose provider does not answer. */
const PROVIDER_AWAY_MS = 60_000;

/** Reconciles orders with the provider's records after any interruption. */
export function createSettlement(parts: SettlementParts) {
  const { platform, repository, guards, catalog, hooks, sources } = parts;
  const { refunds } = repository;
  const ledger = createRefundLedger({ platform, refunds, guards, catalog, hooks, sources });
  const email = bindAll(platform.outbox, { writeOrderEmail }).writeOrderEmail;
  const settleRefunds = createRefundSettlement({
    ...{ platform, repository, refunds, ledger, guards, email },
    providerOf: (order) => providerOf(parts, order),
  });
  const outsideRefunds = createOutsideRefunds({
    ...{ platform, repository, ledger, guards },
    providerOf: (order) => providerOf(parts, order),
  });
  const disputes = createDisputes({
    ...{ platform, repository, ledger, guards, hooks },
    providerOf: (order) => providerOf(parts, order),
  });
  const needs: SettlementNeeds = { ...parts, ledger, settleRefunds };
  return {
    ...bindAll(needs, {
      ...{ graceMs, charge, providerOf, apply, giveUp, settle, hear, sweep, move },
      ...{ releaseStock, runCancelledHooks },
    }),
    refunds: ledger,
    outsideRefunds,
    disputes,
    email,
  };
}

export type Settlement = ReturnType<typeof createSettlement>;

/** Milliseconds after which the job takes over a placement: a third of the time allowed for a settlement. */
const graceMs = ({ configuration }: Pick<SettlementNeeds, 'configuration'>, site: SiteId): number =>
  (configuration(site).paymentSettleSeconds * 1000) / 3;

const authenticationMs = ({ configuration }: SettlementNeeds, site: SiteId): number =>
  configuration(site).paymentAuthenticationMinutes * 60_000;

/**
 * Completes an order's unfinished payment: asks the provider, and if nothing was charged makes sure that nothing ever
 * will be before the stock is returned. Safe to repeat and to run beside a placement.
 */
async function settle(needs: SettlementNeeds, code: string): Promise<void> {
  const { guards, platform, repository } = needs;
  const order = await repository.byCode(code);
  if (!order) return;
  const { status, createdAt } = order.payment;
  const isDue = order.refunds.some((refund) => refund.status === 'due');
  if (isDue || status === 'refund_due') return needs.settleRefunds(code);
  if (status !== 'pending' && status !== 'requires_action') return;
  if (hasNoCard(order)) return void (await apply(needs, code, NOTHING_DUE));
  const provider = providerOf(needs, order);
  const key = guards.chargeKey(code);
  const known = await provider.lookup(key);
  const age = platform.clock.now().getTime() - createdAt.getTime();
  if (!known && age < graceMs(needs, order.site)) return;
  if (known?.status === 'processing') return;
  if (known?.status === 'requires_action' && age < authenticationMs(needs, order.site)) {
    await apply(needs, code, known);
    return;
  }
  const ended = !known || known.status === 'requires_action' ? await provider.cancel(key) : known;
  await apply(needs, code, ended);
}

/**
 * The provider has news of a charge: looks it up and records it, also for an order that was given up and is charged all the
 * same, which is then refunded. Does nothing for what is no order's.
 */
async function hear(needs: SettlementNeeds, code: string): Promise<void> {
  const order = await needs.repository.byCode(code);
  if (!order || hasNoCard(order)) return;
  // A renewal that its customer pays in person: who made it asks by itself, and confirms it as a renewal.
  if (order.payment.status === 'requires_action' && isRecurring(order)) return;
  const state = await providerOf(needs, order).lookup(needs.guards.chargeKey(code));
  if (state) await apply(needs, code, state);
}

/** Settles all overdue orders. One that fails goes into quarantine and is tried again later. */
async function sweep(needs: SettlementNeeds): Promise<number> {
  const { clock, log, quarantine } = needs.platform;
  const at = clock.now();
  const now = at.getTime();
  // The sites have the same numbers unless a merchant changed one; `settle` checks those of the order's own site.
  const codes = await needs.repository.unsettled(
    new Date(now - graceMs(needs, 'usb2c')),
    new Date(now - authenticationMs(needs, 'usb2c')),
    at,
    200,
  );
  const settled: string[] = [];
  for (const code of codes) {
    try {
      await settle(needs, code);
      settled.push(code);
    } catch (error) {
      log.error({ err: error, order: code }, 'order not settled');
      // If the provider does not answer, nothing is wrong with the order: it is tried again soon.
      const longestMs = error instanceof PaymentTimeoutError ? PROVIDER_AWAY_MS : undefined;
      await quarantine.hold(HELD_ORDERS, code, error, longestMs);
    }
  }
  await quarantine.free(HELD_ORDERS, settled);
  return codes.length;
}
