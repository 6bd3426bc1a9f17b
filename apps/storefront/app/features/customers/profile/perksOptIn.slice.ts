import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { perksOptedIn } from '../current/customerData.slice.ts';

/** Joins or leaves the perks programme. Its success action updates the customer's data. */
export const perksOptIn = createArea({
  name: 'perksOptIn',
  actions: { success: perksOptedIn },
  load: async (optIn: boolean, { api, site, signal }): Promise<boolean> => {
    const { data } = await api.put('/rest/v2/{site}/users/{user}/updatePerksOptIn', {
      params: { path: { site, user: userOf(site) } },
      body: { perksOptIn: optIn },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data.perksOptIn;
  },
});
