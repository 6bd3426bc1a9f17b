/** An outside identity provider with pages of its own, as a browser meets one. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Who is known to the provider. */
export const PERSON = { subject: 'subject-zoe', email: 'zoe@provider.example', firstName: 'Zoé' };
export const CLIENT = { id: 'shop', secret: 'a-secret-of-the-provider' };

export interface StartedProvider {
  issuer: string;
  stop(): Promise<void>;
}

/** Starts a certified provider on another host name than the shop's. @param shopPort where its only client is */
export async function startProvider(shopPort: number): Promise<StartedProvider> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const seconds = 600;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`http://127.0.0.1:${shopPort}/authCallBack`],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    ttl: { AccessToken: seconds, Grant: seconds, IdToken: seconds, Interaction: seconds, Session: seconds },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({
        ...{ sub, email: PERSON.email, email_verified: true },
        ...{ given_name: PERSON.firstName, family_name: 'Côté' },
      }),
    }),
    // What is asked for is agreed to with the log-in.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const [, uid, choice] = /^\/interaction\/([\w-]+)(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    if (!uid) return void answer(request, response);
    if (!choice) return void showPage(response, uid);
    const result =
      choice === 'agree'
        ? { login: { accountId: PERSON.subject } }
        : { error: 'access_denied', error_description: 'The person refused.' };
    void provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const showPage = (response: ServerResponse, uid: string): void =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><title>Northwind</title><h1>Let the shop know who you are?</h1>
<form method="post" action="/interaction/${uid}/agree"><button>Agree</button></form>
<form method="post" action="/interaction/${uid}/refuse"><button>Refuse</button></form></html>`);
