import type { Configuration } from 'openid-client';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { identityErrors } from '../identity.errors.ts';

/** Loaded on first use: only a shop with a provider needs it. */
export const library = () => import('openid-client');

/**
 * The provider's own description, read once; again after a failure. @throws 404 without a provider, 503 while it does
 * not answer.
 */
export type Discover = (ctx: SiteContext) => Promise<Configuration>;

export function createDiscovery({ config, log }: Pick<Platform, 'config' | 'log'>): Discover {
  let discovered: Promise<Configuration> | undefined;
  return async ({ language }) => {
    if (!config.oidc) throw identityErrors.noProvider(language);
    const oidc = await library();
    const { issuer, clientId, clientSecret } = config.oidc;
    // Plain HTTP is allowed for a provider on this machine only.
    const isLocal = ['localhost', '127.0.0.1'].includes(issuer.hostname) && issuer.protocol === 'http:';
    const execute = isLocal ? [oidc.allowInsecureRequests] : [];
    discovered ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, { execute })
      .catch((error: unknown) => {
        discovered = undefined;
        log.warn({ err: error }, 'the provider cannot be discovered');
        throw identityErrors.unreachable(language);
      });
    return discovered;
  };
}
