import type { ApiClient } from '@crema/api-client';
import { cartChangedAtCheckout, orderPlaced } from '#app/platform/events.ts';
import { writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { fieldsProvider } from '#app/platform/store/setting.ts';
import { type AppThunk, type RootState, siteOf } from '#app/platform/store/store.ts';
import { type Attempt, clearCheckout, readAttempt, writeAttempt } from '../checkout.storage.ts';
import type { Cart, Order } from '../checkout.types.ts';
import { keepNewAccount, newAccount } from '../contact/newAccount.ts';
import { cartParams } from '../steps/steps.thunks.ts';
import { isBusy, type Placement, placementMoved, selectPlacement } from './placement.slice.ts';

/** Idempotency key of one attempt to order one state of a cart: 32 hex characters. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is sent with an order beside its cart: the terms that were accepted, and a guest's new account. */
export interface More {
  autoDeliveryConsent?: string;
  campaignConsent?: boolean;
  monthlyBoxConsent?: string;
  cupsPerDay?: number;
  podsOnHand?: number;
  newAccount?: { password: string };
}

/**
 * The payment: a token of the provider's fields, saved with the account if that was asked, a saved card, or none, for a
 * cart that store credit pays.
 */
export type PaidWith =
  | { token: string; saved?: boolean }
  | { paymentDetailsId: string }
  | { paid: OrderedCart };
type OrderedCart = Pick<Cart, 'guid' | 'email' | 'totalPriceWithTax'>;

/** What the shopper was shown, in major units: the total, and what of it is left for a card. */
interface Seen {
  total: number;
  due: number;
}

/**
 * Attaches the card to the cart, if one is needed, and places the order. Does nothing while an attempt is under way. Another
 * total than the one that was `seen`, or another amount due, is refused, in case another tab changed the cart.
 */
export const pay =
  (paidWith: PaidWith, seen: Seen, { newAccount, ...terms }: More = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    if (isBusy(selectPlacement(getState()))) return;
    dispatch(placementMoved({ phase: 'placing' }));
    const { site, language } = siteOf(getState());
    let cart: OrderedCart;
    try {
      if ('paid' in paidWith) cart = paidWith.paid;
      else {
        const params = cartParams(site, language);
        const changed = await attachCard(api, params, fieldsProvider(getState()), paidWith);
        dispatch(cartChangedAtCheckout(changed));
        cart = changed;
      }
    } catch (thrown) {
      const refused = refusal(toFailure(thrown));
      // Nothing was ordered yet, so the outcome is certain.
      dispatch(placementMoved(refused.phase === 'unanswered' ? { phase: 'unreached' } : refused));
      return;
    }
    const { value, formattedValue } = cart.totalPriceWithTax;
    if (value !== seen.total) {
      dispatch(placementMoved({ phase: 'stale', messages: [], total: formattedValue }));
      return;
    }
    const account = newAccount && cart.email ? { email: cart.email, ...newAccount } : undefined;
    const attempt = {
      key: newKey(),
      cartGuid: cart.guid ?? '',
      expectedTotal: seen.total,
      expectedAmountDue: seen.due,
      ...terms,
      ...(account ? { account: account.email } : {}),
    };
    keepNewAccount(account);
    await dispatch(place(attempt));
  };

/** Attaches a card to the visit's cart. */
const attachCard = async (
  api: ApiClient,
  params: ReturnType<typeof cartParams>,
  provider: string,
  card: Exclude<PaidWith, { paid: OrderedCart }>,
): Promise<Cart> => {
  const { data } = await api.put('/rest/v2/{site}/users/{user}/carts/{cartGuid}/payment', {
    params,
    body: 'token' in card ? { provider, ...card } : card,
    call: { bearer: true, throwStatus: true },
  });
  return data;
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
      // The engine answered, so this attempt is over; the next press begins another.
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

/** After a reload, continues an attempt that was under way. `cart` is the visit's present cart. */
export const resume =
  (cart: Pick<Cart, 'guid'>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const attempt = readAttempt(siteOf(getState()).site);
    if (!attempt || selectPlacement(getState()).phase !== 'idle') return;
    // The attempt took the cart, or made an order: ask for its outcome. Otherwise the shopper decides.
    if (attempt.orderGuid || cart.guid !== attempt.cartGuid) await dispatch(repeat());
    else dispatch(placementMoved({ phase: 'unanswered' }));
  };

/** Reads the state of an order and continues from it. */
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
      // A paid order belongs to the new customer, who is not logged in yet.
      if (failure.status === 404 && account) dispatch(end({ guid }));
      else if (failure.status === 404) {
        writeAttempt(site, undefined);
        dispatch(placementMoved({ phase: 'idle' }));
      }
      // Any other failure is ignored: the next poll tries again.
    }
  };

/** The shopper has authenticated, or wants to go on with it: asks the engine, which asks the provider. */
export const confirmOrder = (guid: string): AppThunk<Promise<void>> => endAuthentication(guid, 'confirm');

/**
 * Opens the bank's question by `open`, the provider's script, then asks the engine what came of it. If nothing did, the shopper
 * says when it is opened again.
 */
export const askBank =
  (guid: string, open: () => Promise<unknown>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(placementMoved({ phase: 'authenticate', guid, busy: true, asked: 'now' }));
    try {
      await open();
    } catch {
      dispatch(placementMoved({ phase: 'authenticate', guid, busy: false, asked: 'blocked' }));
      return;
    }
    await dispatch(confirmOrder(guid));
  };

/** The shopper declined to authenticate: cancels the order; the cart comes back. */
export const abandonOrder = (guid: string): AppThunk<Promise<void>> => endAuthentication(guid, 'cancel');

const isBankAsked = (state: RootState): boolean => {
  const placement = selectPlacement(state);
  return placement.phase === 'authenticate' && placement.asked === 'now';
};

const endAuthentication =
  (guid: string, action: 'confirm' | 'cancel'): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const isAsked = isBankAsked(getState());
    dispatch(
      placementMoved({ phase: 'authenticate', guid, busy: true, ...(isAsked ? { asked: 'now' } : {}) }),
    );
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
        dispatch(
          placementMoved({
            phase: 'authenticate',
            guid,
            busy: false,
            ...(isAsked ? { asked: 'before' } : {}),
          }),
        );
      else {
        writeAttempt(site, undefined);
        dispatch(placementMoved(refused));
      }
    }
  };

/** The order is placed: clears the checkout, except for the e-mail of the account that the order created. */
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

/** Continues with the state that the engine gives of an order. */
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
    const { nextAction } = order;
    if (!nextAction) return void dispatch(placementMoved({ phase: 'waiting', guid }));
    const { clientSecret: secret } = nextAction;
    // Not again by itself where it has just been: the shopper says when.
    const how = isBankAsked(getState()) ? { asked: 'before' as const } : secret ? { secret } : {};
    dispatch(placementMoved({ phase: 'authenticate', guid, busy: false, ...how }));
  };

/** The phase that a failed call leads to. */
function refusal({ status, errors }: Failure): Placement {
  const messages = errors.map(({ message }) => message);
  const [first] = errors;
  if (status === undefined || status >= 500 || status === 429) return { phase: 'unanswered' };
  if (first?.type === 'PaymentAuthorizationError') return { phase: 'declined', messages };
  if (first?.type === 'InsufficientStockError') return { phase: 'soldOut', messages };
  // Also a coupon that was used up meanwhile: the total without it is shown, and the next press accepts it.
  if (/^(StaleCart|StaleConsent|Coupon)Error$/.test(first?.type ?? '')) return { phase: 'stale', messages };
  if (status === 404 || status === 409) return { phase: 'taken', messages };
  return { phase: 'refused', messages };
}
