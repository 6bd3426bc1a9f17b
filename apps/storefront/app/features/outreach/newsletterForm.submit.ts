import texts from '#app/platform/i18n/generated/screens/outreach.js';
import type { AppThunk } from '#app/platform/store/store.ts';
import { subscribe } from './emailSubscribe.slice.ts';

/** The message under the form, and the field it is about. */
interface Said {
  text: string;
  wrong?: 'email' | 'consent';
}

/** Sends the footer's form, but never without the consent box. */
export const sendNewsletterForm =
  (form: FormData): AppThunk<Promise<Said>> =>
  async (dispatch, getState) => {
    const m = texts[getState().apiConfig.lang];
    const email = String(form.get('email') ?? '').trim();
    if (!email) return { text: m.emailMissing(), wrong: 'email' };
    if (form.get('consent') === null) return { text: m.consentMissing(), wrong: 'consent' };
    const outcome = await dispatch(subscribe(email));
    if ('message' in outcome) return { text: outcome.message };
    const [error] = outcome.failure.errors;
    if (error?.subject === 'email') return { text: error.message, wrong: 'email' };
    return { text: outcome.failure.status ? (error?.message ?? m.failed()) : m.failed() };
  };
