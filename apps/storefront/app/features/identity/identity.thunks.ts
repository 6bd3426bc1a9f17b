import type { components } from '@crema/api-client';
import {
  cartMerged,
  loggedIn,
  loggedOut,
  logInFailed,
  perksStepped,
  sessionBegan,
  sessionEnded,
  signedUp,
  signUpFailed,
} from '#app/platform/events.ts';
import { tokensOf } from '#app/platform/session/browserApi.ts';
import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { forgetLogIn } from '#app/platform/session/forgetLogIn.ts';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { type LogInSource, rememberLogIn, rememberLogOut } from './login/logInCookies.ts';

type Answer = components['schemas']['LoggedIn'];
export type LogInForm = Omit<components['schemas']['LogIn'], 'cartGuid'>;
export type SignUpForm = Omit<components['schemas']['SignUp'], 'cartGuid'>;

/** Logs in; answers the failure, if there is one. `source`: the screen with the form. */
export const logIn =
  (body: LogInForm, source?: LogInSource): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/api/auth/login', {
        params: { query: { site, lang: language } },
        body: { ...body, cartGuid: readCartGuid() },
        call: { throwStatus: true },
      });
      await dispatch(begin(data, body.rememberMe, source));
      dispatch(loggedIn());
      return null;
    } catch (thrown) {
      const failure = toFailure(thrown);
      dispatch(logInFailed(failure.errors[0]?.type));
      return failure;
    }
  };

/** Logs in by the link that was mailed after too many tries. */
export const logInByLink =
  (token: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/api/auth/loginLink', {
        params: { query: { site, lang: language } },
        body: { token, cartGuid: readCartGuid() },
        call: { throwStatus: true },
      });
      await dispatch(begin(data, false, undefined));
      dispatch(loggedIn());
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

/** Creates an account and logs in. */
export const signUp =
  (body: SignUpForm, source?: LogInSource): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/api/auth/signup', {
        params: { query: { site, lang: language } },
        body: { ...body, cartGuid: readCartGuid() },
        call: { throwStatus: true },
      });
      await dispatch(begin(data, body.rememberMe, source));
      dispatch(signedUp());
      if (body.perksOptIn) dispatch(perksStepped({ event: 'loyalty_opt_in' }));
      return null;
    } catch (thrown) {
      const failure = toFailure(thrown);
      dispatch(signUpFailed(failure.errors[0]?.type));
      return failure;
    }
  };

/** Stores the tokens of an answer; later calls are the customer's. */
export const begin =
  (
    answer: Answer,
    rememberMe: boolean | undefined,
    source: LogInSource | undefined,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const tokens = await tokensOf(siteOf(getState()).site);
    tokens.keep(answer);
    rememberLogIn(getState(), { answer, rememberMe: rememberMe ?? false, source });
    writeCartGuid(answer.cart?.cartGuid);
    dispatch(sessionBegan());
    if (answer.cart?.changes.length) dispatch(cartMerged(answer.cart.changes.map(({ message }) => message)));
  };

/** Asks the engine whether this browser's log-in is still valid; an invalid one ends here too. */
export const lookAgain = (): AppThunk<Promise<void>> => async (_dispatch, getState) => {
  const { site } = siteOf(getState());
  if (!hasToken(site)) return;
  try {
    await (await tokensOf(site)).fresh(undefined);
  } catch {
    // Without an answer nothing is decided: the next call asks again.
  }
};

/** Logs out in every tab, even if the engine cannot be reached. */
export const logOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const tokens = await tokensOf(site);
    const refreshToken = tokens.read()?.refreshToken;
    tokens.drop();
    forgetLogIn();
    rememberLogOut();
    dispatch(sessionEnded());
    dispatch(loggedOut());
    try {
      await api.post('/api/auth/logout', {
        params: { query: { site, lang: language } },
        body: refreshToken ? { refreshToken } : {},
        call: { throwStatus: true },
      });
    } catch {
      // The browser has removed its tokens; the engine's session expires by itself.
    }
  };
