import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';

type Schemas = components['schemas'];
export type Profile = Schemas['Profile'];
export type SavedAddress = Schemas['SavedAddress'];
export type SavedCard = Schemas['PaymentDetails'];
export type LogInSession = Schemas['Sessions']['sessions'][number];

/** Personal data of a customer: one call, made only in the browser, cleared at log-out. */
function ownArea<Data>(name: string, load: (env: LoadEnvironment) => Promise<{ data: Data }>) {
  return createArea({
    name,
    keepData: true,
    load: async (_: null, env) => (await load(env)).data,
    extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
  });
}

const own = ({ site, language, signal }: LoadEnvironment) => ({
  params: { path: { site, user: userOf(site) }, query: { lang: language } },
  call: { bearer: true, signal, throwStatus: true },
});

export const profile = ownArea<Profile>('profile', (env) =>
  env.api.get('/rest/v2/{site}/users/{user}/profile', own(env)),
);
export const addresses = ownArea<Schemas['SavedAddresses']>('addresses', (env) =>
  env.api.get('/rest/v2/{site}/users/{user}/addresses', own(env)),
);
export const paymentDetails = ownArea<Schemas['PaymentDetailsList']>('paymentDetails', (env) =>
  env.api.get('/rest/v2/{site}/users/{user}/paymentdetails', own(env)),
);
export const sessions = ownArea<Schemas['Sessions']>('sessions', (env) =>
  env.api.get('/rest/v2/{site}/users/{user}/sessions', own(env)),
);
