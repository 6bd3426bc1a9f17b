import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { createSigner } from '#platform/signing/index.ts';
import { composeConfirmation, composeWelcome } from './outreach.letters.ts';
import { outreachErrors } from './outreach.messages.ts';
import type { Asker, OutreachRepository } from './outreach.repository.ts';
import { emailKey, mayMailAgain } from './outreach.rules.ts';

interface Parts {
  platform: Platform;
  repository: OutreachRepository;
  content: Pick<ContentService, 'configuration'>;
  mailer: Mailer;
}

/** Somebody asked for the newsletter at `at`. */
interface Request {
  asker: Asker;
  source: string;
  at: string;
}

/** Subscribing in two steps: a request, then the link in the mail, so that nobody signs up somebody else. */
export function newsletterService({ platform, repository, content, mailer }: Parts) {
  const { clock, config, db, jobs } = platform;
  const signer = createSigner(config, 'newsletter');
  const token = (id: string, site: SiteId, does: string, expiresAt?: Date): string =>
    signer.sign({ id, site, does }, expiresAt);

  /** The subscriber that a link is about, if the link is whole and of this site. @throws 400. */
  const subscriberOf = ({ site, language }: SiteContext, text: string, does: string): string => {
    const claims = signer.verify(text, clock.now());
    if (claims?.site !== site.id || claims.does !== does || !claims.id) throw outreachErrors.link(language);
    return claims.id;
  };

  jobs.define<Request>('outreach.request', ({ asker, source, at }) =>
    db.transaction(async () => {
      const now = new Date(at);
      const { subscriber, isNew } = await repository.subscriber(asker, source, now);
      const { newsletterRepeatMinutes } = content.configuration(asker.site);
      const lastAt = isNew ? undefined : subscriber.requestedAt;
      if (subscriber.status === 'active' || !mayMailAgain(lastAt, now, newsletterRepeatMinutes)) return;
      await repository.askAgain(subscriber.id, asker, source, now);
      await jobs.enqueue('outreach.confirmation', { id: subscriber.id, at });
    }),
  );
  jobs.define<{ id: string; at: string }>('outreach.confirmation', async ({ id, at }) => {
    const subscriber = await repository.subscriberById(id);
    if (subscriber?.status !== 'pending') return;
    const site = subscriber.site as SiteId;
    const ends = daysLater(new Date(at), content.configuration(site).newsletterConfirmDays);
    await mailer.send(composeConfirmation(subscriber, token(id, site, 'confirm', ends), config, at));
  });
  jobs.define<{ id: string; at: string }>('outreach.welcome', async ({ id, at }) => {
    const subscriber = await repository.subscriberById(id);
    if (subscriber?.status !== 'active') return;
    await mailer.send(
      composeWelcome(subscriber, token(id, subscriber.site as SiteId, 'unsubscribe'), config, at),
    );
  });

  return {
    /**
     * Takes a request down. Neither the answer nor its time tells whether the address is known: all that depends on it
     * is the job's.
     *
     * @throws 400 for what cannot be an address.
     */
    subscribe: async ({ site, language }: SiteContext, input: string, source: string): Promise<void> => {
      const email = checkEmail(input);
      if (!email) throw outreachErrors.email(language);
      const asker = { site: site.id, email, emailKey: emailKey(email), language };
      const request: Request = { asker, source, at: clock.now().toISOString() };
      await jobs.enqueue('outreach.request', request);
    },

    /** The link of the confirmation was pressed. Pressing it again changes nothing. @throws 400. */
    confirm: async (ctx: SiteContext, text: string): Promise<void> => {
      const id = subscriberOf(ctx, text, 'confirm');
      const at = clock.now().toISOString();
      await db.transaction(async () => {
        const subscriber = await repository.subscriberById(id);
        // Who left again since is not brought back by an old mail.
        if (!subscriber || subscriber.status === 'unsubscribed') throw outreachErrors.link(ctx.language);
        const isNew = await repository.setSubscriber(id, { status: 'active', confirmedAt: at });
        if (isNew) await jobs.enqueue('outreach.welcome', { id, at });
      });
    },

    /** Ends a subscription; the same for one that has ended. @throws 400 for a link that is not ours. */
    unsubscribe: async (ctx: SiteContext, text: string): Promise<void> => {
      const id = subscriberOf(ctx, text, 'unsubscribe');
      const unsubscribedAt = clock.now().toISOString();
      await repository.setSubscriber(id, { status: 'unsubscribed', unsubscribedAt });
    },
  };
}

export type NewsletterService = ReturnType<typeof newsletterService>;
