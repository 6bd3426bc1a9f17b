import type { components } from '@crema/api-client';
import { tokensOf } from '#app/platform/session/browserApi.ts';
import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { forgetLogIn } from '#app/platform/session/forgetLogIn.ts';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { sessionBegan, sessionEnded } from '#app/platform/store/session.actions.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { cartMerged, loggedIn, loggedOut, logInFailed, signedUp, signUpFailed } from './identity.events.ts';
import { type LogInSource, rememberLogIn, rememberLogOut } from './logInCookies.ts';

type Answer = components['schemas']['LoggedIn'];
export type LogInForm = Omit<components['schemas']['LogIn'], 'cartGuid'>;
export type SignUpForm = Omit<components['schemas']['SignUp'], 'cartGuid'>;

/** Logs in; answers what went wrong, if anything did. `source`: the screen it was done on. */
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

/** Makes an account and logs in. */
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
      return null;
    } catch (thrown) {
      const failure = toFailure(thrown);
      dispatch(signUpFailed(failure.errors[0]?.type));
      return failure;
    }
  };

/** Keeps the tokens of an answer; from here on calls are the customer's. */
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

/** Asks the engine whether the log-in of this browser still stands; one that does not ends here too. */
export const lookAgain = (): AppThunk<Promise<void>> => async (_dispatch, getState) => {
  const { site } = siteOf(getState());
  if (!hasToken(site)) return;
  try {
    await (await tokensOf(site)).fresh(undefined);
  } catch {
    // No answer decides nothing: the next call asks again.
  }
};

/** Logs out, here and in every other tab, whether or not the engine can be told. */
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
      // The browser holds nothing any more; what the engine holds ends by itself.
    }
  };
