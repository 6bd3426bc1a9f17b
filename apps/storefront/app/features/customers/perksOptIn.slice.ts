import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

/** Joining the perks programme, and leaving it. Its success reaches the customer's data by its action. */
export const perksOptIn = createArea({
  name: 'perksOptIn',
  load: async (optIn: boolean, { api, site, signal }): Promise<boolean> => {
    const { data } = await api.put('/rest/v2/{site}/users/{user}/updatePerksOptIn', {
      params: { path: { site, user: userOf(site) } },
      body: { perksOptIn: optIn },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data.perksOptIn;
  },
});
