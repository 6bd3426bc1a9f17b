import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { composeContact, composeReceipt } from './outreach.letters.ts';
import { outreachErrors } from './outreach.messages.ts';
import type { OutreachRepository } from './outreach.repository.ts';
import { type ContactInput, checkContact } from './outreach.rules.ts';

interface Parts {
  platform: Platform;
  repository: OutreachRepository;
  content: Pick<ContentService, 'configuration'>;
  mailer: Mailer;
}

/** Messages to the shop: kept first, mailed by a job, so that a mail server that is down loses none. */
export function contactService({ platform, repository, content, mailer }: Parts) {
  const { clock, config, db, jobs } = platform;
  const shopAddress = (site: SiteId): string =>
    content.configuration(site).contactEmail || (/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom);

  jobs.define<{ id: string }>('outreach.contact', async ({ id }) => {
    const message = await repository.messageById(id);
    if (message) await mailer.send(composeContact(message, shopAddress(message.site as SiteId)));
  });
  jobs.define<{ id: string }>('outreach.receipt', async ({ id }) => {
    const message = await repository.messageById(id);
    if (message) await mailer.send(composeReceipt(message));
  });

  return {
    /** Keeps a message and has it mailed. Answers its reference. @throws 400 with one item a field. */
    send: async ({ site, language }: SiteContext, input: ContactInput): Promise<string> => {
      const checked = checkContact(input);
      if ('wrong' in checked) throw outreachErrors.contact(language, checked.wrong);
      const id = randomUUID();
      const createdAt = clock.now().toISOString();
      await db.transaction(async () => {
        await repository.addMessage({ id, site: site.id, language, createdAt, ...checked.message });
        await jobs.enqueue('outreach.contact', { id });
        await jobs.enqueue('outreach.receipt', { id });
      });
      return id;
    },
  };
}

export type ContactService = ReturnType<typeof contactService>;
