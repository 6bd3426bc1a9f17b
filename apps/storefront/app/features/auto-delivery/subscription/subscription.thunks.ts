import { memberOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { Change } from '../autoDelivery.types.ts';
import { subscriptionChanged } from '../home/homeData.slice.ts';

const ONE = '/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}';

/**
 * Changes a subscription; answers the failure, if there is one. The changed subscription is announced by
 * `subscriptionChanged`.
 */
export const changeSubscription =
  (subscriptionId: string, asked: Change): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { action, body } = asked;
    const { site, language } = siteOf(getState());
    const params = { path: { site, user: memberOf(site), subscriptionId }, query: { lang: language } };
    const call = { bearer: true, throwStatus: true };
    try {
      const { data } =
        action === 'change'
          ? await api.patch(ONE, { params, body, call })
          : await api.post(`${ONE}/${action}`, { params, body: body as never, call });
      dispatch(subscriptionChanged(data, asked));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
