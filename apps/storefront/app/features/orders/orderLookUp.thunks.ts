import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/** Asks for a link to a guest's order by mail. Answers what to say, the same whether or not there is one, or what went wrong. */
export const lookUpOrder =
  (code: string, email: string): AppThunk<Promise<{ message: string } | { failure: Failure }>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/orders/lookup', {
        params: { path: { site }, query: { lang: language } },
        body: { code, email },
        call: { throwStatus: true },
      });
      return { message: data.message };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** Uses the mailed link. Answers the guid of the order, or what went wrong. */
export const openOrderLink =
  (token: string): AppThunk<Promise<{ guid: string } | { failure: Failure }>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/orders/lookup/open', {
        params: { path: { site }, query: { lang: language } },
        body: { token },
        call: { throwStatus: true },
      });
      return { guid: data.guid };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };
