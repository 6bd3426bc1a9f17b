import type { components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

type Schemas = components['schemas'];
export type Commitment = Schemas['Commitment'];
export type CampaignBox = Schemas['CampaignBox'];

interface CampaignInfo {
  commitments: Commitment[];
  boxes: CampaignBox[];
}

/** The commitments and monthly boxes of the customer. */
export const campaignInfo = createArea({
  name: 'userCampaignInfo',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<CampaignInfo> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/getUserCampaignInfo', {
      params: { path: { site, user: userOf(site) }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return { commitments: data.commitments, boxes: data.boxes };
  },
});
