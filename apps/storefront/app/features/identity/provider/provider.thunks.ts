import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { loggedIn, logInFailed } from '../identity.events.ts';
import { begin } from '../identity.thunks.ts';

/** Session storage: this visit's own address of the screen that the provider leads back to. */
const CALLBACK = 'provider.callback';
/** What a provider may send back (OpenID Connect, section 3.1.2.5); anything else is not for the engine. */
const SENT_BACK = ['code', 'state', 'iss', 'error'] as const;

/** Leaves for the outside identity provider. @param returnTo the path to be at afterwards */
export const departToProvider =
  (returnTo: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/api/auth/authorize', {
        params: { query: { site, lang: language } },
        body: { returnTo },
        call: { throwStatus: true },
      });
      sessionStorage.setItem(CALLBACK, siteLink('/authCallBack', getState().apiConfig));
      location.assign(data.url);
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

/**
 * The address of the same screen in the language, and of the site, that the visit left in; the provider knows only one.
 * `undefined`: this is it.
 */
export function ownCallback({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const own = sessionStorage.getItem(CALLBACK);
  if (!own) return undefined;
  const wanted = new URL(own, 'http://shop');
  const query = new URLSearchParams(search);
  const isHere = wanted.pathname === pathname && wanted.searchParams.get('site') === query.get('site');
  // Asked once: whatever it comes to, the next visit to the provider leaves from somewhere else.
  sessionStorage.removeItem(CALLBACK);
  if (isHere) return undefined;
  for (const [name, value] of query) if (name !== 'site') wanted.searchParams.set(name, value);
  return wanted.pathname + wanted.search;
}

export type Arrival = { returnTo: string } | { failure: Failure };

/** Ends the log-in with what the provider sent back; it is good once. */
export const arriveFromProvider =
  (sentBack: URLSearchParams): AppThunk<Promise<Arrival>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const parameters = Object.fromEntries(
      SENT_BACK.flatMap((name): [string, string][] => {
        const value = sentBack.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    try {
      const { data } = await api.post('/api/auth/callback', {
        params: { query: { site, lang: language } },
        body: { ...parameters, cartGuid: readCartGuid() },
        call: { throwStatus: true },
      });
      await dispatch(begin(data, false, undefined));
      dispatch(loggedIn());
      return { returnTo: data.returnTo };
    } catch (thrown) {
      const failure = toFailure(thrown);
      dispatch(logInFailed(failure.errors[0]?.type));
      return { failure };
    }
  };
