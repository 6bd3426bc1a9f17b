/** An outside identity provider with pages of its own, as a browser meets one. */
import type { ServerResponse } from 'node:http';
import { type StartedProvider, startProvider } from '@crema/testing/identityProvider';

/** Who is known to the provider. */
export const PERSON = { subject: 'subject-zoe', email: 'zoe@provider.example', firstName: 'Zoé' };

/** Starts it on another host name than the shop's. @param shopPort where its only client is */
export function startProviderWithPages(shopPort: number): Promise<StartedProvider> {
  return startProvider({
    host: 'localhost',
    callback: `http://127.0.0.1:${shopPort}/authCallBack`,
    people: {
      [PERSON.subject]: {
        ...{ email: PERSON.email, email_verified: true },
        ...{ given_name: PERSON.firstName, family_name: 'Côté' },
      },
    },
    logIn: ({ url = '' }, response) => {
      const [, uid = '', choice] = /^\/interaction\/([\w-]+)(?:\/(\w+))?$/.exec(url) ?? [];
      if (choice === 'agree') return { login: { accountId: PERSON.subject } };
      if (choice) return { error: 'access_denied', error_description: 'The person refused.' };
      showPage(response, uid);
      return undefined;
    },
  });
}

const showPage = (response: ServerResponse, uid: string): void =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><title>Northwind</title><h1>Let the shop know who you are?</h1>
<form method="post" action="/interaction/${uid}/agree"><button>Agree</button></form>
<form method="post" action="/interaction/${uid}/refuse"><button>Refuse</button></form></html>`);
