/** What ending a commitment costs is paid in person where the card could not be charged, by the link in the mail about it. */
import type { PayableKind } from '#domains/auto-delivery/index.ts';
import type { CartPayment } from '#domains/cart/index.ts';
import type { PaymentState } from '#platform/payments/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import type { Kit, KitCharge } from '../commitments/commitments.types.ts';
import { paymentOf, settle } from './charges.service.ts';

/** Milliseconds that a customer has for the bank's question, until a worker goes on with the charge. */
const IN_PERSON_MS = 30 * 60_000;

export const payableKits = (needs: KitNeeds): PayableKind => ({
  seen: ({ id }) => seen(needs, id),
  payPresent: ({ id }, { attempt, payment }) => payPresent(needs, id, { attempt, payment }),
  confirm: async ({ id }, attempt) => {
    const { kit, charge } = (await found(needs, id)) ?? {};
    const provider = charge && providerOf(needs, charge);
    if (!kit || !provider || String(charge.attempt) !== attempt) return undefined;
    return end(needs, kit, charge, await provider.confirm(needs.guards.chargeKey(charge)));
  },
});

async function found({ repository }: KitNeeds, id: string) {
  const kit = await repository.byId(id);
  const charge = kit && (await repository.charges.of(id));
  return charge && { kit, charge };
}

/** Whom the attempt has asked that is under way; undefined where none is. */
const providerOf = ({ payments }: KitNeeds, { provider, status }: KitCharge) =>
  status === 'due' && provider !== undefined ? payments.provider(provider) : undefined;

async function seen(needs: KitNeeds, id: string): ReturnType<PayableKind['seen']> {
  const { kit, charge } = (await found(needs, id)) ?? {};
  if (!kit || !charge) return undefined;
  const { amount, attempt, status } = charge;
  const payment = await paymentOf(needs, kit);
  const bill = {
    ...{ attempt: String(attempt), code: kit.orderCode, amount, currency: kit.currency },
    entries: [{ name: kit.brewer.name, quantity: 1 }],
    ...(payment?.card ? { card: payment.card } : {}),
  };
  const about = { date: kit.endedOn ?? kit.deadline, bill };
  if (status === 'paid') return { status, ...about };
  if (status !== 'due' && status !== 'agent') return { status: 'cancelled', ...about };
  const state = await providerOf(needs, charge)?.lookup(needs.guards.chargeKey(charge));
  if (state?.status === 'processing') return { status: 'processing', ...about };
  if (state?.status === 'requires_action') return { status: 'asked', ...about, nextAction: state.nextAction };
  if (state?.status !== 'captured') return { status: 'due', ...about };
  await settle(needs, kit, charge, state);
  return { status: 'paid', ...about };
}

/** Nothing is charged twice: the attempt before this one is ended at its provider first, and where it was charged, that counts. */
async function payPresent(
  needs: KitNeeds,
  id: string,
  { attempt, payment }: { attempt: string; payment: CartPayment },
): Promise<string | undefined> {
  const { clock, guards, payments, platform, repository } = needs;
  const { kit, charge } = (await found(needs, id)) ?? {};
  const provider = payments.provider(payment.provider);
  if (!kit || !provider || String(charge?.attempt) !== attempt || !charge) return undefined;
  const before = await providerOf(needs, charge)?.cancel(guards.chargeKey(charge));
  if (before?.status === 'captured' || before?.status === 'processing')
    return end(needs, kit, charge, before);
  const now = clock.now();
  const until = new Date(now.getTime() + IN_PERSON_MS);
  const begun = await repository.charges.begin(charge, { provider: provider.name, until, now });
  if (!begun) return undefined;
  try {
    const { currency, site } = kit;
    const { amount } = begun;
    const { token } = payment;
    const key = guards.chargeKey(begun);
    const state = await provider.charge({ key, amount, currency, site, token, initiator: 'shopper' });
    guards.reach('charged');
    return await end(needs, kit, begun, state);
  } catch (error) {
    // What became of it is asked by whoever looks next.
    platform.log.error({ err: error, kit: id }, 'early end not charged in person');
    return undefined;
  }
}

async function end(
  needs: KitNeeds,
  kit: Kit,
  charge: KitCharge,
  state: PaymentState,
): Promise<string | undefined> {
  await settle(needs, kit, charge, state, true);
  return state.status === 'declined' ? state.reason : undefined;
}
