import type { components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { campaignInfo } from './campaignInfo.slice.ts';

type Schemas = components['schemas'];

/** Ends a commitment for what was shown; answers the failure, if there is one. What is shown is read again either way. */
export const endEarly =
  (
    commitmentId: string,
    asked: Pick<Schemas['EndCommitment'], 'expectedAmount' | 'keepAutoDelivery' | 'reason'>,
  ): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    let failure: Failure | null = null;
    try {
      await api.post('/rest/v2/{site}/users/{user}/campaigns/{commitmentId}/endEarly', {
        params: { path: { site, user: userOf(site), commitmentId }, query: { lang: language } },
        body: { ...asked, consent: true },
        call: { bearer: true, throwStatus: true },
      });
    } catch (thrown) {
      failure = toFailure(thrown);
    }
    await dispatch(campaignInfo.load(null));
    return failure;
  };

export type BoxChange = Omit<Schemas['ChangeMonthlyBox'], 'cartGuid' | 'subscriptionId'>;

/** Changes a box of the customer, or the one in a cart; answers the failure, if there is one. */
export const changeBox =
  (
    whose: Pick<Schemas['ChangeMonthlyBox'], 'cartGuid' | 'subscriptionId'>,
    change: BoxChange,
  ): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post('/rest/v2/{site}/users/{user}/updateMonthlyFixedPriceCampaignCart', {
        params: { path: { site, user: userOf(site) }, query: { lang: language } },
        body: { ...whose, ...change },
        call: { bearer: true, throwStatus: true },
      });
    } catch (thrown) {
      return toFailure(thrown);
    }
    if (whose.subscriptionId) await dispatch(campaignInfo.load(null));
    return null;
  };
