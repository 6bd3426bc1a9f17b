import type { Platform } from '#platform/index.ts';
import type { PaymentState } from '#platform/payments/index.ts';
import { composeOrderEmail } from '../emails/order.emails.ts';
import { mayFollow } from '../fulfilment/transitions.rules.ts';
import type { OrderHooks } from '../hooks/hooks.types.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import { NO_CARD, type Order } from '../orders.types.ts';
import { UNHEARD } from '../payment/outcome.service.ts';
import type { Settlement } from '../payment/settlement.service.ts';
import type { OrderGuards } from './guards.deps.ts';
import { draftRecurring } from './recurring.rules.ts';
import type { RecurringOrders } from './recurring.types.ts';

/** Charges that run concurrently. */
const AT_ONCE = 8;

/** Nobody is there to answer the bank. */
const ASKED: PaymentState = {
  status: 'declined',
  reason: 'authentication_required',
  retry: 'with_shopper',
};
/** More than the customer was shown: never sent to a provider. */
const DEARER: PaymentState = { status: 'declined', reason: 'card_declined', retry: 'with_shopper' };

interface RecurringParts {
  platform: Platform;
  repository: OrdersRepository;
  settlement: Settlement;
  guards: OrderGuards;
  hooks: readonly OrderHooks[];
}

export function createRecurring(parts: RecurringParts): RecurringOrders {
  const { platform, repository, settlement, guards, hooks } = parts;
  const { clock, db, log } = platform;

  return {
    write: async (orders) => {
      const now = clock.now();
      const drafts = orders.map((order) => draftRecurring(order, now));
      for (const site of new Set(orders.map((order) => order.site))) {
        const lines = drafts.filter((draft) => draft.site === site).flatMap((draft) => draft.lines);
        const short = await guards.reserve(
          site,
          lines.map(({ code, quantity }) => ({ code, qty: quantity })),
        );
        if (short.length > 0) return { short };
      }
      await repository.insertMany(drafts);
      return { codes: drafts.map(({ code }) => code) };
    },

    ...attendedAndNot(parts),

    lock: repository.lockAll,

    settle: async (results) => {
      if (!mayFollow('created', 'processing')) throw new Error('The transition table has no paid order');
      const captured = results.flatMap(({ code, state }) =>
        state?.status === 'captured' ? [{ code, reference: state.reference }] : [],
      );
      const moved = new Set(await repository.confirmMany(captured, clock.now()));
      const joined = hooks.filter(({ renewed }) => renewed);
      if (joined.length > 0 && moved.size > 0) {
        const renewed = await repository.byCodes([...moved]);
        for (const hook of joined) await hook.renewed?.(renewed);
      }
      for (const { code, state } of results) {
        // All other outcomes are handled as for a single order.
        if (state && !moved.has(code)) await settlement.apply(code, state);
      }
    },

    outcomes: (codes) => repository.outcomes(codes),

    withdraw: async (code) => {
      const order = await repository.byCode(code);
      if (!order || !mayBeCharged(order)) return;
      let state: PaymentState;
      try {
        state = await endedAt(parts, order);
      } catch (error) {
        await db.transaction(() => settlement.giveUp(code));
        throw error;
      }
      await db.transaction(() => settlement.apply(code, state));
      log.info({ order: code, ended: state.status }, 'order withdrawn before its charge');
    },

    byCodes: (codes) => repository.byCodes(codes),
    confirmation: async (order, note) => {
      const said = await Promise.all(hooks.map((hook) => hook.confirmed?.(order)));
      const notes = [note, ...said].filter((one) => one !== undefined);
      return composeOrderEmail(order, 'confirmation', platform.config, { notes });
    },
  };
}

/** Charging: with nobody there, and with the customer. */
function attendedAndNot({
  platform: { log },
  repository,
  settlement,
  guards,
}: RecurringParts): Pick<RecurringOrders, 'ask' | 'charge' | 'chargePresent'> {
  /** Without the customer, who cannot authenticate: a card that requires it counts as declined. */
  const unattended = async (order: Order): Promise<PaymentState | undefined> => {
    // Its customer was there when it was begun, and the bank asked: it ends by that, or in time.
    if (order.payment.status === 'requires_action') {
      const state = await settlement.providerOf(order).lookup(guards.chargeKey(order.code));
      return state?.status === 'requires_action' ? undefined : state;
    }
    const state = await settlement.charge(order, 'merchant');
    if (state?.status !== 'requires_action') return state;
    const ended = await settlement.providerOf(order).cancel(guards.chargeKey(order.code));
    return ended.status === 'captured' || ended.status === 'processing' ? ended : ASKED;
  };

  const chargeAll = async (
    orders: readonly Order[],
    one: (order: Order) => Promise<PaymentState | undefined>,
  ) => {
    const results: { code: string; state?: PaymentState }[] = [];
    const queue = [...orders];
    const next = async (): Promise<void> => {
      for (let order = queue.pop(); order; order = queue.pop()) {
        const { code, payment } = order;
        if (payment.status !== 'pending' && payment.status !== 'requires_action') continue;
        // An order whose provider fails has no outcome yet; the others have theirs.
        const state = await one(order).catch((error: unknown) => {
          log.error({ err: error, order: code }, 'charge without an outcome');
          return undefined;
        });
        results.push({ code, ...(state ? { state } : {}) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    return results;
  };

  return {
    charge: async (codes) => chargeAll(await repository.charges(codes), unattended),
    // With their lines, by which their card is kept.
    chargePresent: async (codes, most) =>
      chargeAll(await repository.byCodes(codes), async (order) =>
        order.payment.amount > most ? DEARER : settlement.charge(order, 'shopper'),
      ),
    ask: async (code, confirm) => {
      const order = await repository.byCode(code);
      if (!order) return undefined;
      const provider = settlement.providerOf(order);
      const key = guards.chargeKey(code);
      return confirm ? provider.confirm(key) : provider.lookup(key);
    },
  };
}

/** Makes sure that an order is never charged. Without a card there is nobody to be told. */
const endedAt = async (
  { settlement, guards }: { settlement: Settlement; guards: OrderGuards },
  order: Order,
): Promise<PaymentState> =>
  order.payment.payment.provider === NO_CARD.provider
    ? { status: 'cancelled' }
    : settlement.providerOf(order).cancel(guards.chargeKey(order.code));

const mayBeCharged = ({ payment: { status, reason } }: Order): boolean =>
  status === 'pending' || (status === 'failed' && reason === UNHEARD);
