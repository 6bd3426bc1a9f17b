/**
 * Actions by which one feature, or the session, informs others: features never import each other, so each action is
 * declared here, and only here. Actions inside a feature stay in it.
 */
import type { components } from '@crema/api-client';
import { createAction } from '@reduxjs/toolkit';

type Cart = components['schemas']['Cart'];

/** Message of the snack bar about a coupon. */
export interface SnackBar {
  /** In the language of the page. */
  message: string;
  tone: 'success' | 'info' | 'danger';
  /** A link's coupon that would replace `old`: the bar stays until this is answered. */
  asks?: { code: string; old: string; cartGuid: string };
}

interface LineAdded {
  cartGuid: string;
  /** The cart's line as it is now. */
  entry: components['schemas']['OrderEntry'];
  /** Units that were added. */
  quantity: number;
  /** Units in the whole cart now. */
  cartQuantity: number;
  /** Whether the cart does not open. */
  quietly?: boolean;
}

interface RegistrationStep {
  step:
    | 'recognised'
    | 'not-recognised'
    | 'registered'
    | 'not-registered'
    | 'questions-answered'
    | 'coupon-given'
    | 'coupon-not-given'
    | 'coupon-applied';
  /** What stopped it: the error's type, else the answer's status, else `no answer`. */
  reason?: string;
}

/** What somebody does with the perks programme, as analytics calls it. */
interface PerksStep {
  event:
    | 'earn_reward_CTA'
    | 'redeem_reward'
    | 'complete_redeem'
    | 'undo_redeem'
    | 'loyalty_opt_in'
    | 'reward_opt_in';
  reward_code?: string;
  points?: number;
}

/** How far somebody is in a quiz; never with what was answered. */
interface QuizStep {
  quiz: 'beverage' | 'brewer';
  step: 'begun' | 'finished';
}

/** By the session, when the log-in is over: by the customer, in another tab, or because it could not be renewed. */
export const sessionEnded = createAction('session/ended');
/** By identity, as soon as the tokens of a log-in or a new account are kept. */
export const sessionBegan = createAction('session/began');

/** By identity, after a log-in with a password, by a mailed link or with a provider. */
export const loggedIn = createAction('identity/loggedIn');
/** By identity, after an account was made and logged in. */
export const signedUp = createAction('identity/signedUp');
/** By identity, after the customer logged out in this tab. */
export const loggedOut = createAction('identity/loggedOut');
/** By identity, when a log-in joined the visit's cart to the customer's: a sentence for each line that did not fit. */
export const cartMerged = createAction<string[]>('identity/cartMerged');
/** By identity, when a log-in fails: the error's type; undefined where the answer names none. */
export const logInFailed = createAction<string | undefined>('identity/logInFailed');
/** By identity, when a new account is not made: as with `logInFailed`. */
export const signUpFailed = createAction<string | undefined>('identity/signUpFailed');

/** By the cart, when the engine has put a line in it. */
export const lineAdded = createAction<LineAdded>('cart/lineAdded');
/** By the cart and by ordering again, when the number of units in the cart has been read. */
export const cartCounted = createAction<number>('cart/counted');
/** By the checkout, when a step or the payment changed the cart: the whole cart as the engine answered it. */
export const cartChangedAtCheckout = createAction<Cart>('checkout/cartChanged');
/** By coupons and brewers, when one was put on the cart or taken off: the whole cart as the engine answered it. */
export const cartChangedByCoupon = createAction<Cart>('coupons/cartChanged');
/** By the checkout, when the engine says that an order is placed: the cart behind it is gone. */
export const orderPlaced = createAction<{ guid: string; code?: string }>('orders/placed');

/** By coupons and brewers, with a message about one. */
export const couponBarShown = createAction<SnackBar>('coupon/snackBarShown');
/** By coupons, when that message is closed, answered or has been shown long enough. */
export const couponBarHidden = createAction('coupon/snackBarHidden');

/** By search, when results are shown: the text as typed, and how many products were found. Once for each text. */
export const searched = createAction<{ text: string; results: number }>('search/searched');
/** By outreach, when the engine has accepted an address for the newsletter. */
export const emailSignedUp = createAction('outreach/emailSignedUp');
/** By outreach, when it has not, with the reason: the engine's message, else the error's type, else the status. */
export const emailSignupFailed = createAction<{ reason: string }>('outreach/emailSignupFailed');
/** By perks, when somebody has joined the programme (true), or left it (false). */
export const perksOptedIn = createAction<{ key: string; data: boolean }>('perksOptIn/success');
/** By brewers, at each step of a registration; never with the serial number. */
export const brewerRegistrationStepped = createAction<RegistrationStep>('brewers/registration');
/** By perks: points are wanted, a reward is put on a cart, ordered or taken off, and the programme is joined. */
export const perksStepped = createAction<PerksStep>('perks/stepped');
/** By campaigns, when the drinks of a kit or a monthly box are chosen: how many, of how many kinds. */
export const podsChosen = createAction<{ campaign: string; units: number; products: number }>(
  'campaigns/podsChosen',
);
/** By quizzes, when the first question and when a result is shown. */
export const quizStepped = createAction<QuizStep>('quizzes/stepped');
