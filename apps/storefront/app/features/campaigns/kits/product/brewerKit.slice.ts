import { createArea } from '#app/platform/store/lifecycle.ts';
import type { Campaign } from '../../campaigns.types.ts';
import { bestKit, FLAGS, type Flag } from './bestKit.rules.ts';

interface BrewerKit {
  /** Of the product. */
  code: string;
  /** Whether a campaign could sell it, today or at another time. */
  isBrewer: boolean;
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
    const flags = (Object.keys(FLAGS) as Flag[]).filter((flag) => product.data[flag] === true);
    const kit = bestKit(offers.data.campaigns, flags);
    return { code, isBrewer: flags.length > 0, ...(kit && { kit }) };
  },
});
