import { createAction } from '@reduxjs/toolkit';
import { perksOptedIn, perksStepped, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, addSlice, type RootState } from '#app/platform/store/store.ts';

/** Joins the programme at the checkout; the customer's data is told. */
export const loyaltySignup = createArea({
  name: 'loyaltySignup',
  load: async (_: null, { api, site, language, signal, dispatch }): Promise<boolean> => {
    const { data } = await api.post('/rest/v2/{site}/users/{user}/loyaltyProgramSignup', {
      params: { path: { site, user: userOf(site) }, query: { lang: language } },
      body: { loyaltyProgramOptIn: true },
      call: { bearer: true, signal, throwStatus: true },
    });
    dispatch(perksOptedIn({ key: 'loyaltySignup', data: data.perksOptIn }));
    dispatch(perksStepped({ event: 'loyalty_opt_in' }));
    return data.perksOptIn;
  },
});

/** Whether somebody who makes an account with an order has ticked that it joins the programme. */
export const joinWished = createAction<boolean>('perksWish/said');

addSlice('perksWish', (wished: boolean = false, action) => {
  if (joinWished.match(action)) return action.payload;
  return sessionEnded.match(action) ? false : wished;
});

export const selectJoinWish = (state: RootState): boolean => state.perksWish === true;

/** Joins with the account that an order has made, if that was ticked. */
export const joinAsWished = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectJoinWish(getState())) return;
  dispatch(joinWished(false));
  await dispatch(loyaltySignup.load(null));
};
