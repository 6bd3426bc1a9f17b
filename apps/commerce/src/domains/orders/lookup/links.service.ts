import { createHash, randomBytes } from 'node:crypto';
import type { Language, SiteId } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { NewEmail } from '#platform/outbox/index.ts';
import { orderErrors } from '../orders.errors.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import { composeLinkEmail } from './links.emails.ts';
import { linksRepository } from './links.repository.ts';

/** Lifetime of a mailed link in minutes. */
const MINUTES = 60;
/** Seconds in which a repeated request sends no second email. */
const ONE_EMAIL_S = 60;

/** Data of the email, without a token. */
interface LookUp {
  site: SiteId;
  language: Language;
  code: string;
  email: string;
}

interface Parts {
  platform: Platform;
  repository: OrdersRepository;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Links to orders placed by guests: valid once, mailed to the address on the order. The requester learns nothing: the
 * job that writes the email checks whether number and address belong together.
 */
export function createOrderLinks({ platform, repository }: Parts) {
  const { clock, config, db, jobs, outbox } = platform;
  const links = linksRepository(db);

  outbox.texts.describe('order-link', (site, language) => {
    const order = { code: 'C0123456789', email: 'ada@example.com', site };
    return [{ token: 'sample' }, {}].map((link) =>
      composeLinkEmail({ id: 'sample', language, order, ...link }, config),
    );
  });
  outbox.define<LookUp>('order-link', async ({ site, language, code, email }, { id }) => {
    const order = await repository.byCode(code);
    const isTheirs = order?.site === site && order.email.toLowerCase() === email && email !== REMOVED_ADDRESS;
    if (!order || !isTheirs) return undefined;
    // A customer's order is read in the account: a link would open it to every reader of the mail.
    if (order.customerId) return composeLinkEmail({ id, language, order }, config);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + MINUTES * 60_000);
    await links.insert({ hash: digest(token), orderCode: code, expiresAt });
    return composeLinkEmail({ id, language, order, token }, config);
  });

  /** The requested email, once in `ONE_EMAIL_S`. */
  const linkEmail = (ask: LookUp): NewEmail<LookUp> => {
    const now = clock.now().getTime();
    const slot = Math.floor(now / (ONE_EMAIL_S * 1000));
    return {
      id: `order-link-${ask.code}-${slot}-${digest(`${ask.site} ${ask.email}`)}`,
      kind: 'order-link',
      ...{ site: ask.site, language: ask.language, email: ask.email, data: ask },
      expiresAt: new Date(now + MINUTES * 60_000),
    };
  };
  // Jobs queued by a version before the outbox.
  jobs.define<LookUp>('orders.lookUp', async (ask) => void (await outbox.write(linkEmail(ask))));
  jobs.define('orders.links.expire', async () => void (await links.expire(clock.now())), {
    cron: '53 3 * * *',
  });

  return {
    /** Emails the link if number and address belong together. */
    ask: async ({ site, language }: SiteContext, input: { code: string; email: string }): Promise<void> => {
      const code = input.code.trim().toUpperCase();
      const email = input.email.trim().toLowerCase();
      await outbox.write(linkEmail({ site: site.id, language, code, email }));
    },

    /** Uses a link. Answers the guid of its order, with which a guest reads and claims it. @throws 400. */
    open: async ({ site, language }: SiteContext, token: string): Promise<string> => {
      const code = await links.take(digest(token), clock.now());
      const order = code && (await repository.byCode(code));
      if (!order || order.site !== site.id || order.customerId) throw orderErrors.link(language);
      return order.guid;
    },
  };
}

export type OrderLinks = ReturnType<typeof createOrderLinks>;
