import type { components } from '@crema/api-client';
import texts from '#app/platform/i18n/generated/screens/wishes.js';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, type RootState, siteOf } from '#app/platform/store/store.ts';
import { withoutWishes, withWish } from './guest.rules.ts';
import { GUEST_MOST, readGuest, writeGuest } from './guest.storage.ts';
import { inOrder } from './inOrder.ts';
import { guestKey } from './knownWishes.ts';
import { selectWishes, wishesFailed, wishesRead, wishShown } from './wishes.slice.ts';
import type { Wish } from './wishes.types.ts';

type Schemas = components['schemas'];

const call = { bearer: true, throwStatus: true } as const;

/** Whose list it is: `anonymous`, `current`, or an agent's customer. */
function whose(state: RootState): string {
  try {
    return userOf(siteOf(state).site);
  } catch {
    // Storage is refused, so nobody can be logged in.
    return 'anonymous';
  }
}
const isGuest = (state: RootState): boolean => whose(state) === 'anonymous';

export const paramsOf = (state: RootState) => {
  const { site, language } = siteOf(state);
  return { path: { site, user: whose(state) }, query: { lang: language } };
};

/** Shows a list that the engine has answered, unless somebody else is here by now. */
const show =
  (
    user: string,
    { entries, ...said }: Schemas['WishList'],
    refused?: { full: number; unknown: number },
  ): AppThunk =>
  (dispatch, getState) => {
    if (whose(getState()) !== user) return;
    const { name, notify, shareId } = said;
    const settings = { name, notify, ...(shareId && { shareId }) };
    const shown = entries.map(({ code, productCode, name }) => ({ code, productCode, name }));
    dispatch(wishesRead({ entries: shown, settings, ...(refused && { refused }) }));
  };

/** What the engine answers about the list of this visit, shown unless another answer is on its way. */
export const changed =
  (ask: (state: RootState) => Promise<{ data: Schemas['WishList'] }>): AppThunk<Promise<Failure | null>> =>
  (dispatch, getState) =>
    inOrder(async (isLast) => {
      try {
        const user = whose(getState());
        const { data } = await ask(getState());
        if (isLast()) dispatch(show(user, data));
        return null;
      } catch (thrown) {
        return toFailure(thrown);
      }
    });

const listening = new Set<string>();

/** Another tab has changed a guest's list. */
const listen = (): AppThunk => (dispatch, getState) => {
  const { site } = siteOf(getState());
  if (listening.has(site)) return;
  listening.add(site);
  addEventListener('storage', ({ key }) => {
    if (key === guestKey(site) && isGuest(getState())) void dispatch(readWishes());
  });
};

/** Reads the list. What this browser kept before a log-in joins the customer's, and is then kept no more. */
export const readWishes =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { api }) =>
    inOrder(async () => {
      dispatch(listen());
      const state = getState();
      const kept = readGuest(state);
      const user = whose(state);
      if (isGuest(state)) {
        dispatch(wishesRead({ entries: kept, settings: null }));
        return;
      }
      const params = paramsOf(state);
      // An agent's browser keeps nothing of the customer for whom the agent acts.
      const joins = user === 'current' && kept.length > 0;
      // Another part of the page was faster.
      if (!joins && selectWishes(state).entries) return;
      try {
        if (!joins) {
          const { data } = await api.get('/rest/v2/{site}/users/{user}/wishlist', { params, call });
          dispatch(show(user, data));
          return;
        }
        const codes = kept.map(({ code }) => code);
        const { data } = await api.post('/rest/v2/{site}/users/{user}/wishlist/merge', {
          ...{ params, call, body: { codes } },
        });
        dispatch(forgetJoined(codes, data.refused));
        dispatch(show(user, data, countOf(data.refused)));
      } catch (thrown) {
        if (!toFailure(thrown).aborted) dispatch(wishesFailed());
      }
    });

type Refused = Schemas['MergedWishList']['refused'];

const countOf = (refused: Refused) => ({
  full: refused.filter(({ reason }) => reason === 'full').length,
  unknown: refused.filter(({ reason }) => reason === 'unknown').length,
});

/** What did not fit stays here, and is joined once there is room. What another tab added meanwhile stays as well. */
const forgetJoined =
  (sent: readonly string[], refused: Refused): AppThunk =>
  (dispatch, getState) => {
    const full = new Set(refused.flatMap(({ code, reason }) => (reason === 'full' ? [code] : [])));
    const joined = sent.filter((code) => !full.has(code));
    dispatch(writeGuest(withoutWishes(readGuest(getState()), joined)));
  };

/** Puts a variant on the list, or takes it off. Answers a sentence where that failed. */
export const setWish =
  (wish: Wish, wanted: boolean): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState, { api }) => {
    const state = getState();
    const m = texts[state.apiConfig.lang];
    if (isGuest(state)) {
      const kept = readGuest(state);
      const next = wanted ? withWish(kept, wish, GUEST_MOST) : withoutWishes(kept, [wish.code]);
      if (!next) return m.full({ most: GUEST_MOST });
      dispatch(writeGuest(next));
      dispatch(wishesRead({ entries: next, settings: null }));
      return undefined;
    }
    dispatch(wishShown({ wish, wanted }));
    const { code } = wish;
    const failure = await dispatch(
      changed((now) =>
        wanted
          ? api.post('/rest/v2/{site}/users/{user}/wishlist/entries', {
              ...{ params: paramsOf(now), call, body: { code } },
            })
          : api.post('/rest/v2/{site}/users/{user}/wishlist/remove', {
              ...{ params: paramsOf(now), call, body: { codes: [code] } },
            }),
      ),
    );
    if (!failure) return undefined;
    dispatch(wishShown({ wish, wanted: !wanted }));
    return (failure.status && failure.errors[0]?.message) || m.failed();
  };

/** Takes variants off the list. Answers whether that failed. */
export const removeWishes =
  (codes: readonly string[]): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { api }) => {
    if (isGuest(getState())) {
      const next = withoutWishes(readGuest(getState()), codes);
      dispatch(writeGuest(next));
      dispatch(wishesRead({ entries: next, settings: null }));
      return false;
    }
    const failure = await dispatch(
      changed((now) =>
        api.post('/rest/v2/{site}/users/{user}/wishlist/remove', {
          ...{ params: paramsOf(now), call, body: { codes: [...codes] } },
        }),
      ),
    );
    return failure !== null;
  };
