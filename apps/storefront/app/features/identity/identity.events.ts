import { createAction } from '@reduxjs/toolkit';

/** What other features hear of a log-in, by type: reports, the cart. */
export const loggedIn = createAction('identity/loggedIn');
export const signedUp = createAction('identity/signedUp');
export const loggedOut = createAction('identity/loggedOut');
/** The cart of the visit joined the customer's: a sentence for each line that did not fit. */
export const cartMerged = createAction<string[]>('identity/cartMerged');
/** With the engine's error type; undefined when there was no answer. */
export const logInFailed = createAction<string | undefined>('identity/logInFailed');
export const signUpFailed = createAction<string | undefined>('identity/signUpFailed');
