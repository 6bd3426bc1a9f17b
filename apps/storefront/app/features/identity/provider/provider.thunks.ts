import { loggedIn, logInFailed } from '#app/platform/events.ts';
import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { begin } from '../identity.thunks.ts';

/** Key in session storage: the address, in this visit's language and site, that the provider leads back to. */
const CALLBACK = 'provider.callback';
/** Parameters that a provider may send back (OpenID Connect, section 3.1.2.5); no others are passed to the engine. */
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
 * The address of this screen in the language and site of the visit, as the provider knows a single address; undefined
 * if the visit is there already. Can be read once.
 */
export function ownCallback({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const own = sessionStorage.getItem(CALLBACK);
  if (!own) return undefined;
  const wanted = new URL(own, 'http://shop');
  const query = new URLSearchParams(search);
  const isHere = wanted.pathname === pathname && wanted.searchParams.get('site') === query.get('site');
  // Read once: the next visit to the provider may begin elsewhere.
  sessionStorage.removeItem(CALLBACK);
  if (isHere) return undefined;
  for (const [name, value] of query) if (name !== 'site') wanted.searchParams.set(name, value);
  return wanted.pathname + wanted.search;
}

export type Arrival = { returnTo: string } | { failure: Failure };

/** Completes the log-in with what the provider sent back, which can be used once. */
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
