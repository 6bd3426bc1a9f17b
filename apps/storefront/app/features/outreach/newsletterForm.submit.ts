import texts from '#app/platform/i18n/generated/screens/outreach.js';
import type { AppThunk } from '#app/platform/store/store.ts';
import { subscribe } from './emailSubscribe.slice.ts';

/** The message under the form, and the field it is about. */
interface Said {
  text: string;
  wrong?: 'email' | 'consent';
}

/** Sends the footer's form and writes into it what came of it; while it is being sent, more presses do nothing. */
export const sendNewsletterForm =
  (form: HTMLFormElement): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const button = form.querySelector('button');
    if (button?.ariaBusy) return;
    if (button) Object.assign(button, { ariaBusy: 'true', ariaDisabled: 'true' });
    const said = await dispatch(sent(new FormData(form)));
    if (button) Object.assign(button, { ariaBusy: null, ariaDisabled: null });
    say(form, said);
  };

/** Never without the consent box. */
const sent =
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

function say(form: HTMLFormElement, { text, wrong }: Said): void {
  const line = form.querySelector('[role=status]');
  line?.replaceChildren(text);
  for (const field of form.querySelectorAll('input')) {
    if (field.name === wrong) {
      field.ariaInvalid = 'true';
      field.setAttribute('aria-describedby', line?.id ?? '');
      field.focus();
    } else {
      field.ariaInvalid = null;
      field.removeAttribute('aria-describedby');
    }
  }
}
