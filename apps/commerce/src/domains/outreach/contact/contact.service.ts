import { randomUUID } from 'node:crypto';
import type { Language, SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { NewEmail } from '#platform/outbox/index.ts';
import { composeContact, composeReceipt } from '../outreach.emails.ts';
import { outreachErrors } from '../outreach.messages.ts';
import type { OutreachRepository } from '../outreach.repository.ts';
import { type ContactInput, checkContact } from '../outreach.rules.ts';
import type { ContactMessage } from '../outreach.types.ts';

interface Parts {
  platform: Platform;
  repository: OutreachRepository;
  content: Pick<ContentService, 'configuration'>;
}

/** Messages to the shop: stored first and mailed later, so that none is lost if the mail server is down. */
export function contactService({ platform, repository, content }: Parts) {
  const { clock, config, db, jobs, outbox } = platform;
  const shopAddress = (site: SiteId): string =>
    content.configuration(site).contactEmail || (/<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom);

  outbox.define<{ id: string }>('contact.message', async ({ id }, { email }) => {
    const message = await repository.messageById(id);
    return message && composeContact(message, email);
  });
  outbox.define<{ id: string }>('contact.receipt', async ({ id }) => {
    const message = await repository.messageById(id);
    return message && composeReceipt(message);
  });
  /** The mail of a message to the shop, or its receipt for the writer. */
  const emailOf = (step: 'message' | 'receipt', message: ContactMessage): NewEmail => {
    const site = message.site as SiteId;
    return {
      id: step === 'message' ? `contact-${message.id}` : `contact-receipt-${message.id}`,
      kind: `contact.${step}`,
      ...{ site, language: message.language as Language },
      email: step === 'message' ? shopAddress(site) : message.email,
      data: { id: message.id },
    };
  };
  // Jobs queued by a version before the outbox.
  for (const [job, step] of [
    ['outreach.contact', 'message'],
    ['outreach.receipt', 'receipt'],
  ] as const) {
    jobs.define<{ id: string }>(job, async ({ id }) => {
      const message = await repository.messageById(id);
      if (message) await outbox.write(emailOf(step, message));
    });
  }

  return {
    /** Stores a message and has it mailed. Answers its reference. @throws 400 with one item for each wrong field. */
    send: async ({ site, language }: SiteContext, input: ContactInput): Promise<string> => {
      const checked = checkContact(input);
      if ('wrong' in checked) throw outreachErrors.contact(language, checked.wrong);
      const id = randomUUID();
      const createdAt = clock.now().toISOString();
      await db.transaction(async () => {
        const message = { id, site: site.id, language, createdAt, ...checked.message };
        await repository.addMessage(message);
        await outbox.write(emailOf('message', message), emailOf('receipt', message));
      });
      return id;
    },
  };
}
