import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';

type LoyaltyDetails = components['schemas']['LoyaltyDetails'];

/** `mine`: asked for whoever is logged in, or for whom an agent acts; only browsers know them. */
interface Asked {
  page: number;
  mine: boolean;
}

/** The programme and its rewards, page by page; of a member the points as well. */
export const loyaltyDetails = createArea({
  name: 'loyaltyDetails',
  keepData: true,
  load: async ({ page, mine }: Asked, env): Promise<LoyaltyDetails> =>
    fetchDetails(env, mine, { currentPage: page }),
  extra: (on, initial) => [on(sessionEnded, () => initial)],
});

/** The points alone, for the header, the account and the checkout. */
export const loyaltyBalance = createArea({
  name: 'loyaltyBalance',
  keepData: true,
  load: async (_: null, env): Promise<LoyaltyDetails> => fetchDetails(env, true, { field: 'points' }),
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});

async function fetchDetails(
  { api, site, language, signal }: LoadEnvironment,
  mine: boolean,
  part: { currentPage: number } | { field: 'points' },
): Promise<LoyaltyDetails> {
  const { data } = await api.get('/rest/v1/lms/{site}/fetchLoyaltyDetails', {
    params: {
      path: { site },
      query: { lang: language, ...part, ...(mine ? customerOf(site) : {}) },
    },
    call: { bearer: mine, signal, throwStatus: true },
  });
  return data;
}

/** The parameter that names the customer for whom an agent acts; nothing for a customer who is logged in. */
export function customerOf(site: string): { customerId?: string } {
  const user = userOf(site);
  return user === 'current' || user === 'anonymous' ? {} : { customerId: user };
}
