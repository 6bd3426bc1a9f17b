import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import { customerOf } from '../membership/loyalty.slices.ts';
import type { LoyaltyPoints, PointsEntry } from '../rewards/rewards.types.ts';

const call = ({ site, language, signal }: LoadEnvironment) => ({
  params: { path: { site, user: userOf(site) }, query: { lang: language } },
  call: { bearer: true, signal, throwStatus: true },
});

/** What a cart would earn, and how far the next reward is. `of` changes with what the cart holds. */
export const loyaltyPoints = createArea({
  name: 'loyaltyPoints',
  keepData: true,
  load: async ({ cartGuid }: { cartGuid: string; of: string }, env): Promise<LoyaltyPoints> => {
    const path = '/rest/v2/{site}/users/{user}/getLoyaltyPoints';
    return (await env.api.post(path, { ...call(env), body: { cartGuid } })).data;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});

/** What one unit of a variant would earn, bought once; by its code. */
export const productPoints = createArea({
  name: 'productPoints',
  load: async (code: string, env): Promise<LoyaltyPoints> => {
    const path = '/rest/v2/{site}/users/{user}/getLoyaltyPoints';
    const body = { products: [{ code, qty: 1, isOneTimeProduct: true }] };
    return (await env.api.post(path, { ...call(env), body })).data;
  },
});

interface OrderKey {
  code: string;
  /** A day, `YYYY-MM-DD`, from which on its points are booked. */
  day: string;
}

/** What an order has moved of the member's points, newest first. */
export const orderPoints = createArea({
  name: 'orderPoints',
  load: async ({ code, day }: OrderKey, { api, site, language, signal }): Promise<PointsEntry[]> => {
    const { data } = await api.get('/rest/v1/lms/{site}/fetchLoyaltyPointsHistory', {
      params: { path: { site }, query: { lang: language, startDate: day, limit: 100, ...customerOf(site) } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data.entries.filter(({ orderCode }) => orderCode === code);
  },
});
