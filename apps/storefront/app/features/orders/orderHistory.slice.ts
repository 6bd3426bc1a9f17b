import type { components } from '@crema/api-client';
import { cartCounted, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

export type OrderHistoryList = components['schemas']['OrderHistoryList'];
export type PastOrder = OrderHistoryList['orders'][number];
/** A page of the customer's orders, newest first; pages count from 0. */
export const orderHistory = createArea({
  name: 'orderHistory',
  load: async (
    { page, size }: { page: number; size: number },
    { api, site, language, signal },
  ): Promise<OrderHistoryList> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/orders', {
      params: {
        path: { site, user: userOf(site) },
        query: { lang: language, currentPage: page, pageSize: size },
      },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on, initial) => [on(sessionEnded, () => initial)],
});

/** Result of ordering again: sentences about what did not fit, or a failure. */
type Reordered = { messages: string[] } | { failure: Failure };

/** Puts an order's products into the cart, as far as they are available. */
export const reorder =
  (orderCode: string): AppThunk<Promise<Reordered>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/users/{user}/reorder', {
        params: { path: { site, user: userOf(site) }, query: { lang: language } },
        body: { orderCode },
        call: { bearer: true, throwStatus: true },
      });
      dispatch(cartCounted(data.cartQuantity));
      return { messages: data.changes.map(({ message }) => message) };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };
