import { createHash, randomBytes } from 'node:crypto';
import type { Language, SiteId } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { orderErrors } from './orders.errors.ts';
import { composeLinkLetter } from './orders.links.letter.ts';
import { linksRepository } from './orders.links.repository.ts';
import type { OrdersRepository } from './orders.repository.ts';

/** Minutes that a mailed link is good for. */
const MINUTES = 60;
/** A press that is repeated sends no second letter in so many seconds. */
const ONE_LETTER_S = 60;

interface LookUpJob {
  site: SiteId;
  language: Language;
  code: string;
  email: string;
}

interface Parts {
  platform: Platform;
  repository: OrdersRepository;
  mailer: Mailer;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The way back to an order placed as a guest: a link, good once, mailed to the address on the order. Who asks learns
 * nothing: whether number and address belong together is looked at by the job that writes the letter.
 */
export function createOrderLinks({ platform, repository, mailer }: Parts) {
  const { clock, config, db, jobs } = platform;
  const links = linksRepository(db);

  jobs.define<LookUpJob>('orders.lookUp', async ({ site, language, code, email }) => {
    const order = await repository.byCode(code);
    const isTheirs = order?.site === site && order.email.toLowerCase() === email && email !== REMOVED_ADDRESS;
    if (!order || !isTheirs) return;
    const now = clock.now();
    const id = `order-link-${code}-${now.getTime()}`;
    // A customer's order is read in the account: a link would open it to whoever reads the mail.
    if (order.customerId) return mailer.send(composeLinkLetter({ id, language, order }, config));
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + MINUTES * 60_000);
    await links.insert({ hash: digest(token), orderCode: code, expiresAt });
    return mailer.send(composeLinkLetter({ id, language, order, token }, config));
  });
  jobs.define('orders.links.expire', async () => void (await links.expire(clock.now())), {
    cron: '53 3 * * *',
  });

  return {
    /** Mails the link where number and address belong together. */
    ask: ({ site, language }: SiteContext, input: { code: string; email: string }) => {
      const code = input.code.trim().toUpperCase();
      const email = input.email.trim().toLowerCase();
      const job: LookUpJob = { site: site.id, language, code, email };
      return jobs.enqueue('orders.lookUp', job, {
        singletonKey: digest(`${site.id} ${code} ${email}`),
        singletonSeconds: ONE_LETTER_S,
      });
    },

    /** Uses a link. Answers the guid of its order, by which a guest reads and claims it. @throws 400. */
    open: async ({ site, language }: SiteContext, token: string): Promise<string> => {
      const code = await links.take(digest(token), clock.now());
      const order = code && (await repository.byCode(code));
      if (!order || order.site !== site.id || order.customerId) throw orderErrors.link(language);
      return order.guid;
    },
  };
}

export type OrderLinks = ReturnType<typeof createOrderLinks>;
