import type { Stripe } from '@stripe/stripe-js';
import { userOf } from '#app/platform/session/visitor.ts';
import { toFailure } from '#app/platform/store/failure.ts';
import { fieldsProvider } from '#app/platform/store/setting.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { Tokenized } from '../useCardFrame.ts';
import { answerBank, withoutModal } from './stripe.ts';

/**
 * Prepares an entered card for charges that come later, with its bank where the bank asks. The card’s token is then one that
 * the engine keeps. `fields`: where it was entered.
 */
export const prepareCard =
  (token: string, stripe: Stripe, fields: Element | null): AppThunk<Promise<Tokenized>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const ask = async () =>
      (
        await api.post('/rest/v2/{site}/users/{user}/paymentdetails/prepare', {
          params: { path: { site, user: userOf(site) }, query: { lang: language } },
          body: { provider: fieldsProvider(getState()), token },
          call: { bearer: true, throwStatus: true },
        })
      ).data;
    try {
      let prepared = await ask();
      if (prepared.status === 'requires_action' && prepared.clientSecret) {
        const { clientSecret } = prepared;
        await withoutModal(fields, () => answerBank(stripe, clientSecret));
        prepared = await ask();
      }
      return prepared.status === 'saved' ? { token } : 'unavailable';
    } catch (thrown) {
      const [first] = toFailure(thrown).errors;
      return first ? { refused: first.message } : 'unavailable';
    }
  };
