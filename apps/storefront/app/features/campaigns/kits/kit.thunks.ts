import type { Failure } from '#app/platform/store/failure.ts';
import { withPageLoader } from '#app/platform/store/pageLoading.slice.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import type { Estimate } from '../campaigns.types.ts';
import { addOffer } from '../choosing/addOffer.thunk.ts';
import type { KitChoice } from './kit.url.ts';

/** Puts a kit in the cart as it was estimated; answers the failure, if there is one. */
export const addKit = (
  { campaignCode, brewer, frequencyWeeks }: Estimate,
  { products, start }: KitChoice,
): AppThunk<Promise<Failure | null>> =>
  withPageLoader(
    addOffer(async ({ api, params, call, cartGuid }) => {
      const body = {
        ...{ ...cartGuid, campaignCode, products, frequencyWeeks },
        ...(brewer && { brewer: brewer.code }),
        ...(start && { startDate: start }),
      };
      const path = '/rest/v2/{site}/users/{user}/cart/addCampaignBundle';
      return (await api.post(path, { params, body, call })).data;
    }),
  );
