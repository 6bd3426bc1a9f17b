import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/** Finds a guest's order; answers its guid, or what went wrong. */
export const lookUpOrder =
  (code: string, email: string): AppThunk<Promise<{ guid?: string; failure?: Failure }>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/users/{user}/orderLookUp', {
        params: { path: { site, user: 'anonymous' }, query: { lang: language } },
        body: { code, email },
        call: { throwStatus: true },
      });
      return { guid: data.guid };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };
