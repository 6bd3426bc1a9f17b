import type { Card, KeptCard, PaymentState, SetUpRequest } from '../payments.types.ts';
import { ask, StripeRefusal } from './answers.ts';
import { customerFor } from './calls.service.ts';
import { charge } from './charging.service.ts';
import { dropMethod, keeperOf, methodOf, ownersOf, renewMethod } from './stripe.repository.ts';
import { cardOf } from './stripe.rules.ts';
import type { StripeNeeds } from './stripe.types.ts';

/** Ids of confirmation tokens, which the Payment Element makes. */
const TOKEN = /^ctoken_\w{1,200}$/;

/** The card behind a confirmation token; undefined for anything else, and for one that is kept: that is its owner's. */
export async function describe(needs: StripeNeeds, token: string): Promise<Card | undefined> {
  if (!TOKEN.test(token) || (await methodOf(needs, token))) return undefined;
  try {
    const { payment_method_preview: method } = await ask('a card', () =>
      needs.api.confirmationTokens.retrieve(token),
    );
    return method ? cardOf(method) : undefined;
  } catch (error) {
    if (error instanceof StripeRefusal) return undefined;
    throw error;
  }
}

/** Tries the card with a set-up intent, after which its token can be charged later. */
export async function setUp(
  needs: StripeNeeds,
  { key, token, payer }: SetUpRequest,
): Promise<{ status: 'saved'; token: string; card: Card } | PaymentState> {
  const before = await methodOf(needs, token);
  if (!before && !TOKEN.test(token)) return { status: 'declined', reason: 'not_supported', retry: 'never' };
  if (before && before.customer !== (await customerFor(needs, payer)))
    return { status: 'declined', reason: 'not_supported', retry: 'never' };
  const state: PaymentState = before
    ? { status: 'captured', reference: before.method }
    : await charge(needs, {
        ...{ key, token, amount: 0, currency: '', site: 'usb2c', initiator: 'shopper', keep: payer },
      });
  const kept = state.status === 'captured' ? await methodOf(needs, token) : undefined;
  if (!kept) return state;
  const { brand, lastFour, expiryMonth, expiryYear } = kept;
  return { status: 'saved', token, card: { brand, lastFour, expiryMonth, expiryYear } };
}

/** A kept card as Stripe has it now: its bank may have replaced it, or somebody detached it. Keeps what it says. */
export async function keptCard(needs: StripeNeeds, method: string): Promise<KeptCard | undefined> {
  const owners = await ownersOf(needs, method);
  const [owner] = owners;
  if (!owner) return undefined;
  const seen = await ask('a card', () => needs.api.paymentMethods.retrieve(method)).catch(
    (error: unknown) => {
      if (error instanceof StripeRefusal) return undefined;
      throw error;
    },
  );
  const card = seen?.customer ? cardOf(seen) : undefined;
  await renewMethod(needs, method, card);
  return { customerId: owner.customerId, tokens: owners.map(({ token }) => token), card };
}

/** Forgets a kept card, here and at Stripe, unless another token names the same. */
export async function forget(needs: StripeNeeds, token: string): Promise<void> {
  const method = await dropMethod(needs, token);
  if (!method || (await keeperOf(needs, method))) return;
  await ask('a card', () => needs.api.paymentMethods.detach(method)).catch((error: unknown) => {
    if (!(error instanceof StripeRefusal)) throw error;
  });
}
