import { toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { Outcome } from './outreach.types.ts';

/** What the contact form sends. */
export interface ContactMessage {
  name: string;
  email: string;
  topic: string;
  orderCode: string;
  message: string;
  /** Honeypot: filled in by bots only. */
  website: string;
}

/** Sends a message to the shop. */
export const sendMessage =
  (body: ContactMessage): AppThunk<Promise<Outcome>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/contact', {
        params: { path: { site }, query: { lang: language } },
        body,
        call: { throwStatus: true },
      });
      return { message: data.message };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** Asks for one mail when a variant is back. */
export const alertMe =
  (code: string, email: string): AppThunk<Promise<Outcome>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/alert/alertMe', {
        params: { path: { site }, query: { lang: language } },
        body: { code, email },
        call: { throwStatus: true },
      });
      return { message: data.message };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** The action of a mailed link's button. */
export const pressLink =
  (action: 'confirm' | 'unsubscribe', token: string): AppThunk<Promise<Outcome>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = { path: { site }, query: { lang: language } };
    const call = { throwStatus: true };
    try {
      const { data } =
        action === 'confirm'
          ? await api.post('/rest/v2/{site}/newsletter/confirm', { params, body: { token }, call })
          : await api.post('/rest/v2/{site}/newsletter/unsubscribe', { params, body: { token }, call });
      return { message: data.message };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };
