import { createArea } from '#app/platform/store/lifecycle.ts';
import type { Campaign } from '../../campaigns.types.ts';
import { bestKit } from './bestKit.rules.ts';

interface BrewerKit {
  /** Of the product. */
  code: string;
  kit?: Campaign;
}

/** The kit that takes most off a product, by the flags that it has. */
export const brewerKit = createArea({
  name: 'brewerKit',
  load: async (code: string, { api, site, language, signal }): Promise<BrewerKit> => {
    const query = { lang: language };
    const call = { signal, throwStatus: true };
    const [product, offers] = await Promise.all([
      api.get('/rest/v2/{site}/products/{code}', { params: { path: { site, code }, query }, call }),
      api.get('/rest/v2/{site}/campaign/getMiscCampaignData', { params: { path: { site }, query }, call }),
    ]);
    const flags = new Map(Object.entries(product.data));
    const kit = bestKit(offers.data.campaigns, (flag) => flags.get(flag) === true);
    return { code, ...(kit && { kit }) };
  },
});
