import {
  AUDIENCE_COOKIE,
  AUDIENCE_PURPOSE,
  type Audience,
  audienceClaims,
  audiencesIn,
  type ConsentRules,
  visitorOf,
} from '@crema/experiments';
import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { CartHooks } from '#domains/cart/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import { cookieOf, type SiteContext, setCookie } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createSigner, type SecretKeys } from '#platform/signing/index.ts';

export interface AudienceNeeds {
  catalog: Pick<Catalog, 'variant'>;
  orders: Pick<OrdersService, 'hasOrdered'>;
  autoDelivery: { repository: Pick<AutoDelivery['repository'], 'ofCustomer'> };
}

const DAY_MS = 86_400_000;
const BREWER = 'Brewer';

/** What the signed cookie says; undefined for one that was not signed here, or has expired. */
export function audienceReader(secrets: SecretKeys, clock: Platform['clock']) {
  const signer = createSigner(secrets, AUDIENCE_PURPOSE);
  return (cookie: string): readonly Audience[] | undefined => audiencesIn(signer.verify(cookie, clock.now()));
}

/**
 * Writes the cookie with a visitor's audiences when the visit is told who it is. Who it is comes from the token of the
 * call; nothing is written for a visitor who is not counted.
 */
export function audienceHooks(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  needs: AudienceNeeds,
  consent: (site: SiteContext['site']['id']) => ConsentRules,
): CartHooks {
  const signer = createSigner(config, AUDIENCE_PURPOSE);
  const read = audienceReader(config, clock);
  return {
    name: 'experiments',
    visited: async ({ request, reply, cart }) => {
      const { ctx } = request;
      const { site } = ctx;
      if (ctx.caller.kind === 'agent' || !visitorOf(request.headers, consent(site.id))) return;
      const codes = cart?.lines.map(({ code }) => code) ?? [];
      const claims = audienceClaims(await audiencesOf(needs, ctx, codes));
      const present = cookieOf(request, AUDIENCE_COOKIE);
      if (present !== undefined && read(present)?.join(',') === claims.audiences) return;
      const token = signer.sign(claims, new Date(clock.now().getTime() + DAY_MS));
      // Readable by scripts, so that it is deleted as soon as the visitor denies analytics.
      setCookie(reply, AUDIENCE_COOKIE, token, { maxAge: DAY_MS / 1000, readable: true });
    },
  };
}

async function audiencesOf(
  { catalog, orders, autoDelivery }: AudienceNeeds,
  { site, customerId }: SiteContext,
  cart: readonly string[],
): Promise<Audience[]> {
  const intends = cart.some((code) => catalog.variant(site.id, code)?.productType === BREWER);
  const brewer: Audience[] = intends ? ['brewer-intender'] : [];
  if (customerId === undefined) return ['unknown', ...brewer];
  const [bought, deliveries] = await Promise.all([
    orders.hasOrdered(site.id, { customerId }),
    autoDelivery.repository.ofCustomer(site.id, customerId),
  ]);
  const runs = deliveries.some(({ status }) => status === 'ACTIVE');
  return [
    'known',
    ...(bought ? (['purchaser'] as const) : []),
    ...brewer,
    ...(runs ? (['auto-delivery'] as const) : []),
  ];
}
