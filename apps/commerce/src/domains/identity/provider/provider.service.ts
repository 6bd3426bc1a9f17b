import { bindAll } from '#platform/bind/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { createSigner, type Signer } from '#platform/signing/index.ts';
import { identityErrors } from '../identity.errors.ts';
import type { Device, Tokens } from '../sessions/sessions.types.ts';
import { createDiscovery, type Discover, library } from './discovery.service.ts';
import type { ProviderDeps } from './provider.deps.ts';
import { customerOfClaims } from './subjects.service.ts';

/** Seconds allowed for the log-in at the provider. */
export const VISIT_SECONDS = 600;

/** The beginning of a log-in at the provider. */
export interface Departure {
  /** Address for the browser. */
  url: string;
  /** Cookie value for the browser until it is back; signed, and not readable by scripts. */
  visit: string;
}

interface Deps extends ProviderDeps {
  signer: Signer;
  discover: Discover;
}

/**
 * Log-in at an outside identity provider: authorization code with PKCE (RFC 7636) and OpenID Connect. Off without
 * `OIDC_ISSUER`.
 */
export function createProvider(deps: ProviderDeps) {
  const signer = createSigner(deps.platform.config, 'provider visit');
  return bindAll({ ...deps, signer, discover: createDiscovery(deps.platform) }, { depart, arrive });
}

/**
 * Begins a log-in.
 *
 * @param callback the shop's own /authCallBack
 * @throws 404 without a provider.
 */
async function depart(
  { platform: { clock }, signer, discover }: Deps,
  ctx: SiteContext,
  callback: string,
  returnTo: string,
): Promise<Departure> {
  const provider = await discover(ctx);
  const oidc = await library();
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const url = oidc.buildAuthorizationUrl(provider, {
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
}

/** Completes the log-in: exchanges the provider's code for a session. @throws 400 if anything does not match. */
async function arrive(
  deps: Deps,
  ctx: SiteContext,
  visit: string | undefined,
  parameters: Record<string, string>,
  device: Device,
): Promise<{ tokens: Tokens; returnTo: string }> {
  const { clock, db, log } = deps.platform;
  const provider = await deps.discover(ctx);
  const begun = visit ? deps.signer.verify(visit, clock.now()) : undefined;
  if (begun?.site !== ctx.site.id) throw identityErrors.provider(ctx.language);
  const oidc = await library();
  const url = new URL(`${begun.callback}?${new URLSearchParams(parameters)}`);
  const answer = await oidc
    .authorizationCodeGrant(provider, url, {
      pkceCodeVerifier: begun.verifier,
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      log.warn({ err: error }, 'log-in at the provider refused');
      throw identityErrors.provider(ctx.language);
    });
  const claims = answer.claims();
  if (!claims) throw identityErrors.provider(ctx.language);
  return db.transaction(async () => {
    const customerId = await customerOfClaims(deps, ctx, claims);
    return { tokens: await deps.begin(ctx, customerId, device), returnTo: begun.returnTo ?? '/' };
  });
}
