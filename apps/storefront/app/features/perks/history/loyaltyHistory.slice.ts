import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { customerOf } from '../membership/loyalty.slices.ts';

export type LoyaltyHistory = components['schemas']['LoyaltyPointsHistory'];

/** Calendar days such as `2027-02-01`, both included; absent: from the beginning, until today. */
export interface HistoryAsked {
  page: number;
  startDate?: string;
  endDate?: string;
}

/** How the member's points came and went, newest first, page by page. */
export const loyaltyHistory = createArea({
  name: 'loyaltyHistory',
  keepData: true,
  load: async ({ page, ...days }: HistoryAsked, { api, site, language, signal }): Promise<LoyaltyHistory> => {
    const { data } = await api.get('/rest/v1/lms/{site}/fetchLoyaltyPointsHistory', {
      params: {
        path: { site },
        query: { lang: language, currentPage: page, ...days, ...customerOf(site) },
      },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});
