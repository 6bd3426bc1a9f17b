import { writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { type Attempt, clearCheckout, readAttempt, writeAttempt } from './checkout.storage.ts';
import type { Cart, Order } from './checkout.types.ts';
import { keepNewAccount, newAccount } from './newAccount.ts';
import {
  cartChanged,
  isBusy,
  orderPlaced,
  type Placement,
  placementMoved,
  selectPlacement,
} from './placement.slice.ts';
import { cartParams } from './steps.thunks.ts';

/** 32 hex characters: one attempt to order one state of a cart. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What an order says beside its cart: the terms of auto-delivery that were ticked, and a guest's new account. */
interface More {
  autoDeliveryConsent?: string;
  cupsPerDay?: number;
  podsOnHand?: number;
  newAccount?: { password: string };
}

/** What pays: the token of the provider's fields, to be kept with the account if that was asked, or a saved card. */
export type PaidWith = { token: string; saved?: boolean } | { paymentDetailsId: string };

/**
 * Attaches the card to the cart and places the order. A press while one is under way does nothing. `seenTotal` is what
 * the button said, in major units: nobody is charged anything else, whatever became of the cart in another tab.
 */
export const pay =
  (paidWith: PaidWith, seenTotal: number, { newAccount, ...terms }: More = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    if (isBusy(selectPlacement(getState()))) return;
    dispatch(placementMoved({ phase: 'placing' }));
    const { site, language } = siteOf(getState());
    let cart: Cart;
    try {
      const { data } = await api.put('/rest/v2/{site}/users/{user}/carts/{cartGuid}/payment', {
        params: cartParams(site, language),
        body: 'token' in paidWith ? { provider: 'test', ...paidWith } : paidWith,
        call: { bearer: true, throwStatus: true },
      });
      cart = data;
    } catch (thrown) {
      const refused = refusal(toFailure(thrown));
      // Nothing was ordered yet: there is nothing to be unsure of.
      dispatch(placementMoved(refused.phase === 'unanswered' ? { phase: 'unreached' } : refused));
      return;
    }
    dispatch(cartChanged(cart));
    const { value, formattedValue } = cart.totalPriceWithTax;
    if (value !== seenTotal) {
      dispatch(placementMoved({ phase: 'stale', messages: [], total: formattedValue }));
      return;
    }
    const account = newAccount && cart.email ? { email: cart.email, ...newAccount } : undefined;
    const attempt = {
      key: newKey(),
      cartGuid: cart.guid ?? '',
      expectedTotal: seenTotal,
      ...terms,
      ...(account ? { account: account.email } : {}),
    };
    keepNewAccount(account);
    await dispatch(place(attempt));
  };

/** Sends an attempt, for the first time or again. */
const place =
  (attempt: Attempt): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const { key, account: _, orderGuid: __, ...asked } = attempt;
    const account = newAccount();
    dispatch(placementMoved({ phase: 'placing' }));
    writeAttempt(site, attempt);
    try {
      const { data } = await api.post('/rest/v2/{site}/users/{user}/orders', {
        params: { path: { site, user: userOf(site) }, query: { lang: language } },
        body: {
          ...asked,
          termsChecked: true,
          ...(account ? { newAccount: { password: account.password } } : {}),
        },
        call: { bearer: true, throwStatus: true, idempotencyKey: key },
      });
      dispatch(take(data, attempt));
    } catch (thrown) {
      const failure = toFailure(thrown);
      const refused = refusal(failure);
      // Whoever answered has decided; the next press is another attempt.
      if (refused.phase !== 'unanswered') writeAttempt(site, undefined);
      dispatch(placementMoved(refused));
    }
  };

/** Repeats the attempt whose answer never came. */
export const repeat = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const attempt = readAttempt(siteOf(getState()).site);
  if (!attempt) dispatch(placementMoved({ phase: 'idle' }));
  else await dispatch(attempt.orderGuid ? look(attempt.orderGuid) : place(attempt));
};

/** After a reload: takes up an attempt that was under way. `cart` is what the visit has now. */
export const resume =
  (cart: Pick<Cart, 'guid'>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const attempt = readAttempt(siteOf(getState()).site);
    if (!attempt || selectPlacement(getState()).phase !== 'idle') return;
    // The cart was taken by the attempt, or there is an order: ask what became of it. Else leave it to the shopper.
    if (attempt.orderGuid || cart.guid !== attempt.cartGuid) await dispatch(repeat());
    else dispatch(placementMoved({ phase: 'unanswered' }));
  };

/** Reads how an order stands. */
export const look =
  (guid: string, signal?: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.get('/rest/v2/{site}/users/{user}/orders/{code}', {
        params: { path: { site, user: userOf(site), code: guid }, query: { lang: language } },
        call: { bearer: true, signal, throwStatus: true },
      });
      dispatch(take(data));
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure.aborted) return;
      const { account } = readAttempt(site) ?? {};
      // Paid, it became the new customer's, whom nobody is logged in as yet.
      if (failure.status === 404 && account) dispatch(end({ guid }));
      else if (failure.status === 404) {
        writeAttempt(site, undefined);
        dispatch(placementMoved({ phase: 'idle' }));
      }
      // Anything else: the next look may be luckier.
    }
  };

/** The shopper authenticated: the bank may be asked again. */
export const confirmOrder = (guid: string): AppThunk<Promise<void>> => endAuthentication(guid, 'confirm');

/** The shopper would rather not: the order is given up and the cart comes back. */
export const abandonOrder = (guid: string): AppThunk<Promise<void>> => endAuthentication(guid, 'cancel');

const endAuthentication =
  (guid: string, action: 'confirm' | 'cancel'): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    dispatch(placementMoved({ phase: 'authenticate', guid, busy: true }));
    try {
      const { data } = await api.post(`/rest/v2/{site}/users/{user}/orders/{code}/${action}`, {
        params: { path: { site, user: userOf(site), code: guid }, query: { lang: language } },
        call: { bearer: true, throwStatus: true },
      });
      dispatch(take(data));
    } catch (thrown) {
      const failure = toFailure(thrown);
      const refused = refusal(failure);
      if (refused.phase === 'unanswered')
        dispatch(placementMoved({ phase: 'authenticate', guid, busy: false }));
      else {
        writeAttempt(site, undefined);
        dispatch(placementMoved(refused));
      }
    }
  };

/** The order is placed: nothing of the checkout is left but whose account it made. */
const end =
  (order: { guid: string; code?: string }): AppThunk =>
  (dispatch, getState) => {
    const { site } = siteOf(getState());
    const { account } = readAttempt(site) ?? {};
    clearCheckout(site);
    writeCartGuid(undefined);
    dispatch(placementMoved({ phase: 'placed', guid: order.guid, ...(account ? { account } : {}) }));
    dispatch(orderPlaced(order));
  };

/** Goes on from what the engine says of an order. */
const take =
  (order: Order, attempt?: Attempt): AppThunk =>
  (dispatch, getState) => {
    const { site } = siteOf(getState());
    const { guid, code } = order;
    if (order.placed) {
      dispatch(end({ guid, code }));
      return;
    }
    if (order.status === 'cancelled') {
      writeAttempt(site, undefined);
      dispatch(placementMoved({ phase: 'declined', messages: [] }));
      return;
    }
    const known = attempt ?? readAttempt(site);
    if (known) writeAttempt(site, { ...known, orderGuid: guid });
    dispatch(
      placementMoved(
        order.nextAction ? { phase: 'authenticate', guid, busy: false } : { phase: 'waiting', guid },
      ),
    );
  };

/** What a failed call means to the shopper. */
function refusal({ status, errors }: Failure): Placement {
  const messages = errors.map(({ message }) => message);
  const [first] = errors;
  if (status === undefined || status >= 500 || status === 429) return { phase: 'unanswered' };
  if (first?.type === 'PaymentAuthorizationError') return { phase: 'declined', messages };
  if (first?.type === 'InsufficientStockError') return { phase: 'soldOut', messages };
  // A coupon that was used up meanwhile: the total without it is shown, and the next press agrees to it.
  if (/^(StaleCart|StaleConsent|Coupon)Error$/.test(first?.type ?? '')) return { phase: 'stale', messages };
  if (status === 404 || status === 409) return { phase: 'taken', messages };
  return { phase: 'refused', messages };
}
