import { randomUUID } from 'node:crypto';
import type { Language, SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { NoboScope } from '#platform/access/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createSigner } from '#platform/signing/index.ts';
import { noboErrors } from './nobo.errors.ts';
import { noboRepository } from './nobo.repository.ts';
import { scopeText, tidyScopes } from './nobo.rules.ts';
import type { NoboLink } from './nobo.types.ts';

export interface NoboServices {
  content: Pick<ContentService, 'configuration'>;
  customers: CustomersService;
}

/** A link's holder, with the first name for the greeting. */
export interface NoboUser {
  link: NoboLink;
  firstName: string;
}

/** The customer of a link, and its scopes. */
export interface LinkAsk {
  site: SiteId;
  language: Language;
  customerId: string;
  scopes: readonly NoboScope[];
  subscriptionId?: string;
}

/** An access token of a link's holder. */
export interface NoboTokens extends NoboUser {
  accessToken: string;
  /** Seconds from now. */
  expiresIn: number;
  scope: string;
  clientId: string;
  audience: string;
}

export function noboService(platform: Platform, { content, customers }: NoboServices) {
  const { accessTokens, clock, config, db } = platform;
  const repository = noboRepository(db);
  const signer = createSigner(config, 'nobo link');
  accessTokens.guard('nobo', async ({ linkId, customerId }, site) => {
    const link = await repository.live(site, linkId, clock.now());
    return link?.customerId === customerId;
  });

  /** The holder of a link. @throws 401 for one that is not ours, of another site, expired, or of a removed customer. */
  const read = async ({ site, language }: SiteContext, token: string): Promise<NoboUser> => {
    const claims = signer.verify(token, clock.now());
    const link =
      claims?.site === site.id && claims.id
        ? await repository.live(site.id, claims.id, clock.now())
        : undefined;
    const customer = link && (await customers.byId(site.id, link.customerId));
    if (!link || !customer) throw noboErrors.link(language);
    return { link, firstName: customer.firstName };
  };

  /**
   * Creates links for mails by one statement, in the running transaction if there is one. Valid for `nobo.linkDays` of
   * their sites.
   *
   * @returns their addresses, in order; a token is in the fragment, so that no log and no referrer holds it.
   */
  const links = async (asks: readonly LinkAsk[]): Promise<string[]> => {
    const now = clock.now();
    const made = asks.map(({ site, customerId, scopes }) => ({
      id: randomUUID(),
      site,
      customerId,
      scopes: tidyScopes(scopes),
      createdAt: now,
      expiresAt: daysLater(now, content.configuration(site)['nobo.linkDays']),
    }));
    await repository.insert(made);
    return asks.map(({ site, language, subscriptionId }, index) => {
      const { id, expiresAt } = made[index] as NoboLink;
      const query = subscriptionId === undefined ? '' : `?subscription=${encodeURIComponent(subscriptionId)}`;
      return `${pageUrl(config, site, language, '/noboLogin')}${query}#${signer.sign({ id, site }, expiresAt)}`;
    });
  };

  return {
    repository,
    read,

    links,
    /** As `links`, for one. */
    link: async (
      { site, language }: { site: SiteId; language: Language },
      ask: Omit<LinkAsk, 'site' | 'language'>,
    ): Promise<string> => (await links([{ site, language, ...ask }]))[0] as string,

    /**
     * An access token for a link's holder: with a customer's lifetime, but never longer than the link's. Writes
     * nothing.
     */
    tokens: async (ctx: SiteContext, token: string): Promise<NoboTokens> => {
      const user = await read(ctx, token);
      const { site, id, customerId, scopes, expiresAt } = user.link;
      const settings = content.configuration(site);
      const issuedAt = clock.now();
      const left = Math.floor((expiresAt.getTime() - issuedAt.getTime()) / 1000);
      const terms = {
        ...{ site, issuedAt, scope: scopeText(scopes) },
        lifetime: Math.min(settings['auth.rotateTokenSeconds'], left),
        clientId: settings['auth.clientId'],
        audience: settings['auth.audience'],
      };
      const accessToken = await accessTokens.sign({ kind: 'nobo', customerId, scopes, linkId: id }, terms);
      return { ...user, accessToken, expiresIn: terms.lifetime, ...terms };
    },

    /** Deletes links that expired a month ago. */
    forgetOld: () => repository.forget(daysLater(clock.now(), -30)),
  };
}

export type NoboService = ReturnType<typeof noboService>;
