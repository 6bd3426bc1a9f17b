import { memberOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { Change } from './autoDelivery.types.ts';
import { subscriptionChanged } from './homeData.slice.ts';

const ONE = '/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}';

/** Does one thing to a subscription; answers what went wrong, if anything did. What it is now goes to whoever shows it. */
export const changeSubscription =
  (subscriptionId: string, { action, body }: Change): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = { path: { site, user: memberOf(site), subscriptionId }, query: { lang: language } };
    const call = { bearer: true, throwStatus: true };
    try {
      const { data } =
        action === 'change'
          ? await api.patch(ONE, { params, body, call })
          : await api.post(`${ONE}/${action}`, { params, body: body as never, call });
      dispatch(subscriptionChanged(data));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
