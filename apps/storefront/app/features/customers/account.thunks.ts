import type { ApiClient, components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { fieldsProvider } from '#app/platform/store/setting.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { addresses, paymentDetails, profile, sessions } from './account.slices.ts';

type Schemas = components['schemas'];
interface Own {
  path: { site: string; user: string };
  query: { lang: 'en' | 'fr' };
}
type Change = AppThunk<Promise<Failure | null>>;
const call = { bearer: true, throwStatus: true };

/** Sends a change of the customer's data and then runs `after`; answers the failure, if there is one. */
const change =
  (
    send: (api: ApiClient, params: Own) => Promise<unknown>,
    after?: () => AppThunk<Promise<unknown>>,
  ): Change =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await send(api, { path: { site, user: userOf(site) }, query: { lang: language } });
    } catch (thrown) {
      return toFailure(thrown);
    }
    if (after) await dispatch(after());
    return null;
  };

const again = { addresses: () => addresses.load(null), cards: () => paymentDetails.load(null) };

export const saveProfile = (body: Schemas['ChangeProfile']): Change =>
  change(
    (api, params) => api.patch('/rest/v2/{site}/users/{user}/profile', { params, body, call }),
    () => profile.load(null),
  );

/** Adds an address, or changes the one with that id. */
export const saveAddress = (body: Schemas['SaveAddress'], id?: string): Change =>
  change(
    (api, { path, query }) =>
      id
        ? api.put('/rest/v2/{site}/users/{user}/addresses/{id}', {
            params: { path: { ...path, id }, query },
            body,
            call,
          })
        : api.post('/rest/v2/{site}/users/{user}/addresses', { params: { path, query }, body, call }),
    again.addresses,
  );

export const removeAddress = (id: string): Change =>
  change(
    (api, { path, query }) =>
      api.delete('/rest/v2/{site}/users/{user}/addresses/{id}', {
        params: { path: { ...path, id }, query },
        call,
      }),
    again.addresses,
  );

/** Keeps the card behind a token of the provider's fields. The same token is the same card, however often it is sent. */
export const addCard =
  (token: string): Change =>
  (dispatch, getState) => {
    const provider = fieldsProvider(getState());
    return dispatch(
      change(
        (api, params) =>
          api.post('/rest/v2/{site}/users/{user}/paymentdetails', {
            params,
            body: { provider, token },
            call: { ...call, idempotencyKey: crypto.randomUUID() },
          }),
        again.cards,
      ),
    );
  };

export const preferCard = (id: string): Change =>
  change(
    (api, { path, query }) =>
      api.patch('/rest/v2/{site}/users/{user}/paymentdetails/{id}', {
        params: { path: { ...path, id }, query },
        body: { defaultPayment: true },
        call,
      }),
    again.cards,
  );

export const removeCard = (id: string): Change =>
  change(
    (api, { path, query }) =>
      api.delete('/rest/v2/{site}/users/{user}/paymentdetails/{id}', {
        params: { path: { ...path, id }, query },
        call,
      }),
    again.cards,
  );

export const changePassword = (body: Schemas['ChangePassword']): Change =>
  change(
    (api, params) => api.put('/rest/v2/{site}/users/{user}/password', { params, body, call }),
    () => sessions.load(null),
  );

export const changeEmail = (body: Schemas['ChangeEmail']): Change =>
  change((api, params) => api.put('/rest/v2/{site}/users/{user}/login', { params, body, call }));

/** Ends one log-in, or all but this one. */
export const endSession = (id?: string): Change =>
  change(
    (api, { path, query }) =>
      id
        ? api.delete('/rest/v2/{site}/users/{user}/sessions/{id}', {
            params: { path: { ...path, id }, query },
            call,
          })
        : api.delete('/rest/v2/{site}/users/{user}/sessions', { params: { path, query }, call }),
    () => sessions.load(null),
  );

export const removeAccount = (password: string): Change =>
  change((api, params) =>
    api.post('/rest/v2/{site}/users/{user}/remove', { params, body: { password }, call }),
  );

/** Mails the customer a link that removes the account. */
export const mailRemovalLink = (): Change =>
  change((api, params) => api.post('/rest/v2/{site}/users/{user}/removalLink', { params, call }));

/** Downloads all data that the shop holds of the customer as a file. */
export const exportData = (): Change =>
  change(async (api, params) => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/export', { params, call });
    const file = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    const anchor = document.createElement('a');
    anchor.href = file;
    anchor.download = 'my-data.json';
    anchor.click();
    URL.revokeObjectURL(file);
  });
