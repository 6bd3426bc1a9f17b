import type { components } from '@crema/api-client';
import { brewerRegistrationStepped, cartChangedByCoupon, couponBarShown } from '#app/platform/events.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { reasonOf } from './brewers.thunks.ts';

export type Questionnaire = components['schemas']['BrewerQuestionnaire'];
export type BrewerCoupon = components['schemas']['BrewerCoupon'];
/** By the question's code: the option's, or null where it is skipped. */
export type Answers = Questionnaire['answers'];

type Outcome<Data> = Promise<Data | { failure: Failure }>;

/** The questions of a brewer that the customer has registered. */
export const loadQuestionnaire =
  (sn: string): AppThunk<Outcome<Questionnaire>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.get('/rest/v2/{site}/brewerRegistration/v2/getBrewerQuestionnaire', {
        params: { path: { site }, query: { lang: language, sn } },
        call: { bearer: true, throwStatus: true },
      });
      return data;
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** Sends all answers, and gets the coupon where one follows them. */
export const finishQuestionnaire =
  (sn: string, answers: Answers): AppThunk<Outcome<{ coupon?: BrewerCoupon }>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = { path: { site }, query: { lang: language } };
    const call = { bearer: true, throwStatus: true } as const;
    try {
      const kept = await api.post('/rest/v2/{site}/brewerRegistration/v2/updateBrewerQuestionnaire', {
        ...{ params, call, body: { sn, answers } },
      });
      dispatch(brewerRegistrationStepped({ step: 'questions-answered' }));
      if (!kept.data.coupon) return {};
      const { data } = await api.post('/rest/v2/{site}/brewerRegistration/v2/getBrewerCoupon', {
        ...{ params, call, body: { sn } },
      });
      dispatch(brewerRegistrationStepped({ step: 'coupon-given' }));
      return { coupon: data };
    } catch (thrown) {
      const failure = toFailure(thrown);
      dispatch(brewerRegistrationStepped({ step: 'coupon-not-given', reason: reasonOf(failure) }));
      return { failure };
    }
  };

/** Puts the coupon of a brewer on a cart. */
export const applyBrewerCoupon =
  (sn: string, cartGuid: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/brewerRegistration/v2/coupon/apply', {
        params: { path: { site }, query: { lang: language } },
        body: { sn, cartGuid },
        call: { bearer: true, throwStatus: true },
      });
      if (data.cart) dispatch(cartChangedByCoupon(data.cart));
      dispatch(couponBarShown({ message: data.message, tone: 'success' }));
      dispatch(brewerRegistrationStepped({ step: 'coupon-applied' }));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
