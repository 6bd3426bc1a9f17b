import type { Configuration, IDToken } from 'openid-client';
import type { CustomersService } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createSigner } from '#platform/signing/index.ts';
import { identityErrors } from './identity.errors.ts';
import type { Links } from './identity.links.ts';
import type { IdentityRepository } from './identity.repository.ts';
import type { TokensService } from './identity.tokens.service.ts';
import type { Device, Tokens } from './identity.types.ts';

interface Parts {
  platform: Platform;
  repository: IdentityRepository;
  customers: CustomersService;
  tokens: Pick<TokensService, 'end'>;
  links: Pick<Links, 'endAll'>;
  /** Begins a log-in. */
  begin(ctx: SiteContext, customerId: string, device: Device): Promise<Tokens>;
}

/** Only a shop with a provider has need of it. */
const library = () => import('openid-client');

/** Seconds that somebody may take at the provider. */
export const VISIT_SECONDS = 600;

/** What a log-in at the provider begins with. */
export interface Departure {
  /** Where the browser goes. */
  url: string;
  /** What the browser keeps until it is back; signed, and out of scripts' reach. */
  visit: string;
}

/**
 * Log-in at an outside identity provider: authorization code with PKCE (RFC 7636) and OpenID Connect. Without
 * `OIDC_ISSUER` there is none.
 */
export function createProvider({ platform, repository, customers, tokens, links, begin }: Parts) {
  const { clock, config, db } = platform;
  const signer = createSigner(config, 'provider visit');
  let discovered: Promise<Configuration> | undefined;

  /** The provider's own description, asked for once. @throws 404 when there is no provider. */
  const provider = async ({ language }: SiteContext): Promise<Configuration> => {
    if (!config.oidc) throw identityErrors.noProvider(language);
    const oidc = await library();
    const { issuer, clientId, clientSecret } = config.oidc;
    // Plain HTTP is for a provider on this machine.
    const isLocal = ['localhost', '127.0.0.1'].includes(issuer.hostname) && issuer.protocol === 'http:';
    const execute = isLocal ? [oidc.allowInsecureRequests] : [];
    discovered ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, { execute })
      .catch((error: unknown) => {
        discovered = undefined;
        platform.log.warn({ err: error }, 'the provider cannot be discovered');
        throw identityErrors.unreachable(language);
      });
    return discovered;
  };

  /** Whose account it is: the one the provider's subject opened before, that of the verified address, or a new one. */
  const customerOf = async ({ site, language }: SiteContext, claims: IDToken): Promise<string> => {
    const external = { site: site.id, issuer: claims.iss, subject: claims.sub };
    const known = await repository.customerOfSubject(external);
    if (known) return known;
    const { email, email_verified: isVerified, given_name: given, family_name: family } = claims;
    if (typeof email !== 'string' || isVerified !== true) throw identityErrors.unverified(language);
    const name = (value: unknown) =>
      typeof value === 'string' && value.trim() ? value.trim().slice(0, 40) : '—';
    const made = await customers.create({
      ...{ site: site.id, email, firstName: name(given), lastName: name(family), language },
    });
    const customer = made ?? (await customers.byEmail(site.id, email));
    if (!customer) throw identityErrors.provider(language);
    if (!made) {
      // An address changes hands, a subject does not: whose the account is there is another person.
      if (await repository.isLinked(site.id, claims.iss, customer.id)) throw identityErrors.linked(language);
      // Who made the account never proved the address: what opened it until now does not any more.
      await repository.deletePassword(customer.id);
      await tokens.end({ subject: customer.id }, 'password');
      await links.endAll(customer.id);
    }
    await customers.proveEmail(customer.id);
    await repository.addSubject(external, customer.id, clock.now());
    return customer.id;
  };

  return {
    /** Begins a log-in. @param callback the shop's own /authCallBack @throws 404 without a provider. */
    depart: async (ctx: SiteContext, callback: string, returnTo: string): Promise<Departure> => {
      const there = await provider(ctx);
      const oidc = await library();
      const verifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(there, {
        redirect_uri: callback,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ui_locales: ctx.language,
      });
      const endsAt = new Date(clock.now().getTime() + VISIT_SECONDS * 1000);
      const visit = signer.sign({ site: ctx.site.id, verifier, state, nonce, callback, returnTo }, endsAt);
      return { url: url.href, visit };
    },

    /** Ends it: the code that the provider sent back becomes a session. @throws 400 whatever does not fit. */
    arrive: async (
      ctx: SiteContext,
      visit: string | undefined,
      parameters: Record<string, string>,
      device: Device,
    ): Promise<{ tokens: Tokens; returnTo: string }> => {
      const there = await provider(ctx);
      const begun = visit ? signer.verify(visit, clock.now()) : undefined;
      if (begun?.site !== ctx.site.id) throw identityErrors.provider(ctx.language);
      const oidc = await library();
      const url = new URL(`${begun.callback}?${new URLSearchParams(parameters)}`);
      const answer = await oidc
        .authorizationCodeGrant(there, url, {
          pkceCodeVerifier: begun.verifier,
          expectedState: begun.state,
          expectedNonce: begun.nonce,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          platform.log.warn({ err: error }, 'log-in at the provider refused');
          throw identityErrors.provider(ctx.language);
        });
      const claims = answer.claims();
      if (!claims) throw identityErrors.provider(ctx.language);
      return db.transaction(async () => {
        const customerId = await customerOf(ctx, claims);
        return {
          tokens: await begin(ctx, customerId, device),
          returnTo: begun.returnTo ?? '/',
        };
      });
    },
  };
}
