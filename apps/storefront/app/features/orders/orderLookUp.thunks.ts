import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/**
 * Asks for a mailed link to a guest's order. Answers the message, the same whether or not there is such an order, or
 * the failure.
 */
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

/** Uses the mailed link. Answers the order's guid, or the failure. */
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
