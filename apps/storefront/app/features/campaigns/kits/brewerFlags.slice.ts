import { createArea } from '#app/platform/store/lifecycle.ts';
import { FLAGS, type Flag } from './bestKit.rules.ts';

/** Which campaigns may sell a product, by the flags that it has. */
export const brewerFlags = createArea({
  name: 'brewerFlags',
  load: async (code: string, { api, site, language, signal }): Promise<{ code: string; flags: Flag[] }> => {
    const { data } = await api.get('/rest/v2/{site}/products/{code}', {
      params: { path: { site, code }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return { code, flags: (Object.keys(FLAGS) as Flag[]).filter((flag) => data[flag] === true) };
  },
});
