import type { components } from '@crema/api-client';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { fieldsProvider } from '#app/platform/store/setting.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/** What a mailed link pays, and how far that is. */
export type OpenPayment = components['schemas']['OpenPayment'];
export type Answer = { payment: OpenPayment } | { failure: Failure };

/** What the link pays. */
export const openPayment =
  (link: string, signal?: AbortSignal): AppThunk<Promise<Answer>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    return answered(
      api.post('/rest/v2/{site}/payments/link', {
        params: { path: { site }, query: { lang: language } },
        body: { link },
        call: { signal, throwStatus: true },
      }),
    );
  };

/** Pays with a token of the provider’s fields. */
export const payByLink =
  (link: string, token: string): AppThunk<Promise<Answer>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const provider = fieldsProvider(getState());
    return answered(
      api.post('/rest/v2/{site}/payments/link/pay', {
        params: { path: { site }, query: { lang: language } },
        body: { link, provider, token },
        call: { throwStatus: true },
      }),
    );
  };

/** The bank was answered: the engine asks the provider. */
export const confirmPayment =
  (link: string): AppThunk<Promise<Answer>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    return answered(
      api.post('/rest/v2/{site}/payments/link/confirm', {
        params: { path: { site }, query: { lang: language } },
        body: { link },
        call: { throwStatus: true },
      }),
    );
  };

const answered = async (call: Promise<{ data: OpenPayment }>): Promise<Answer> => {
  try {
    return { payment: (await call).data };
  } catch (thrown) {
    return { failure: toFailure(thrown) };
  }
};
