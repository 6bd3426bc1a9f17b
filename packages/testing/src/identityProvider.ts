import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type InteractionResults, Provider } from 'oidc-provider';

/** The shop, as the provider knows it. */
export const CLIENT = { id: 'shop', secret: 'a-secret-of-the-provider' };

/** What the provider says of somebody (OpenID Connect, section 5.1). */
export interface ProviderClaims {
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
}

export interface ProviderOptions {
  /** Host name it listens on and calls itself by. */
  host: 'localhost' | '127.0.0.1';
  /** The shop's own /authCallBack, which is where it sends browsers back to. */
  callback: string;
  /** Who is known there, by the provider's name for them. */
  people: Readonly<Record<string, ProviderClaims>>;
  /**
   * Its log-in, at `/interaction/{uid}` and below: the outcome for a request, or `undefined` where it has answered the
   * request itself, with a page.
   */
  logIn(request: IncomingMessage, response: ServerResponse): InteractionResults | undefined;
}

export interface StartedProvider {
  issuer: string;
  stop(): Promise<void>;
}

/** Seconds that whatever it gives out is good for. */
const LIFETIME = 600;

/**
 * Starts a certified OpenID Connect provider on a free port of this machine, with one client, the shop. What is asked for
 * is agreed to with the log-in. It speaks of its development keys on the console.
 */
export async function startProvider({
  host,
  callback,
  people,
  logIn,
}: ProviderOptions): Promise<StartedProvider> {
  const server = createServer();
  server.listen(0, host);
  await once(server, 'listening');
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    ttl: {
      AccessToken: LIFETIME,
      Grant: LIFETIME,
      IdToken: LIFETIME,
      Interaction: LIFETIME,
      Session: LIFETIME,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
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
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const outcome = logIn(request, response);
    if (outcome) void provider.interactionFinished(request, response, outcome);
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
