import type { Language, SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { NewEmail } from '#platform/outbox/index.ts';
import { createSigner } from '#platform/signing/index.ts';
import { composeConfirmation, composeWelcome, unsubscribeLinks } from '../outreach.emails.ts';
import { outreachErrors } from '../outreach.messages.ts';
import type { OutreachRepository } from '../outreach.repository.ts';
import { emailKey, mayMailAgain } from '../outreach.rules.ts';
import type { Asker, Subscriber } from '../outreach.types.ts';

interface Parts {
  platform: Platform;
  repository: OutreachRepository;
  content: Pick<ContentService, 'configuration'>;
}

/** Data of a mail to a subscriber. */
interface Step {
  id: string;
  at: string;
}

/** A request for the newsletter at `at`. */
interface Request {
  asker: Asker;
  source: string;
  at: string;
}

/** Subscribing in two steps: a request, then the link in the mail, so that nobody signs up somebody else. */
export function newsletterService(parts: Parts) {
  const { platform, repository } = parts;
  const { clock, config, db, jobs } = platform;
  const signer = createSigner(config, 'newsletter');
  /** The subscriber of a link, if the link is valid and of this site. @throws 400. */
  const subscriberOf = ({ site, language }: SiteContext, text: string, does: string): string => {
    const claims = signer.verify(text, clock.now());
    if (claims?.site !== site.id || claims.does !== does || !claims.id) throw outreachErrors.link(language);
    return claims.id;
  };

  const post = defineNewsletterEmails(parts, (id, site, does, expiresAt) =>
    signer.sign({ id, site, does }, expiresAt),
  );

  return {
    /**
     * Records a request. Neither the answer nor its time reveals whether the address is known: all that depends on it
     * happens in the job.
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

    /** Confirms a subscription by its link. Idempotent. @throws 400. */
    confirm: async (ctx: SiteContext, text: string): Promise<void> => {
      const id = subscriberOf(ctx, text, 'confirm');
      const at = clock.now().toISOString();
      await db.transaction(async () => {
        const subscriber = await repository.subscriberById(id);
        // A subscriber who has unsubscribed since is not brought back by an old mail.
        if (!subscriber || subscriber.status === 'unsubscribed') throw outreachErrors.link(ctx.language);
        const isNew = await repository.setSubscriber(id, { status: 'active', confirmedAt: at });
        if (isNew) await post('welcome', subscriber, at);
      });
    },

    /** Ends a subscription, or all letters to an address; idempotent. @throws 400 for a link that is not ours. */
    unsubscribe: async (ctx: SiteContext, text: string): Promise<void> => {
      const unsubscribedAt = clock.now().toISOString();
      const claims = signer.verify(text, clock.now());
      if (claims?.does === 'refuse' && claims.site === ctx.site.id && claims.email) {
        const { email } = claims;
        const asker = { site: ctx.site.id, email, emailKey: emailKey(email), language: ctx.language };
        await db.transaction(async () => {
          const { subscriber } = await repository.subscriber(asker, 'refusal', clock.now());
          await repository.setSubscriber(subscriber.id, { status: 'unsubscribed', unsubscribedAt });
        });
        return;
      }
      const id = subscriberOf(ctx, text, 'unsubscribe');
      await repository.setSubscriber(id, { status: 'unsubscribed', unsubscribedAt });
    },

    /** Whether the owner of an address wants no letters. */
    isRefused: async (site: SiteId, email: string): Promise<boolean> =>
      (await repository.statusOf(site, emailKey(email))) === 'unsubscribed',

    /** Addresses by which somebody who never subscribed says that they want no letters: a page, and a mail program's. */
    refusalLinks: (site: SiteId, language: Language, email: string): { url: string; oneClickUrl: string } =>
      unsubscribeLinks(config, site, language, signer.sign({ email, site, does: 'refuse' })),
  };
}

/** Signs the link in a mail to a subscriber, for the action `does`. */
type SignLink = (id: string, site: SiteId, does: string, expiresAt?: Date) => string;

type PostStep = (step: 'confirmation' | 'welcome', subscriber: Subscriber, at: string) => Promise<void>;

/**
 * Defines the newsletter's mails and the jobs that write them. Answers a function that writes one, in the running
 * transaction.
 */
function defineNewsletterEmails({ platform, repository, content }: Parts, token: SignLink): PostStep {
  const { config, db, jobs, outbox } = platform;

  /** When the link of a request at that instant expires. */
  const endOf = (site: SiteId, at: string): Date =>
    daysLater(new Date(at), content.configuration(site).newsletterConfirmDays);

  const post: PostStep = async (step, subscriber, at) => {
    const { id, email } = subscriber;
    const site = subscriber.site as SiteId;
    const message: NewEmail<Step> = {
      id: `newsletter-${step === 'confirmation' ? 'confirm' : step}-${id}-${new Date(at).getTime()}`,
      kind: `newsletter.${step}`,
      ...{ site, language: subscriber.language as Language, email },
      data: { id, at },
      ...(step === 'confirmation' ? { expiresAt: endOf(site, at) } : {}),
    };
    await outbox.write(message);
  };

  jobs.define<Request>('outreach.request', ({ asker, source, at }) =>
    db.transaction(async () => {
      const now = new Date(at);
      const { subscriber, isNew } = await repository.subscriber(asker, source, now);
      const { newsletterRepeatMinutes } = content.configuration(asker.site);
      const lastAt = isNew ? undefined : subscriber.requestedAt;
      if (subscriber.status === 'active' || !mayMailAgain(lastAt, now, newsletterRepeatMinutes)) return;
      await repository.askAgain(subscriber.id, asker, source, now);
      await post('confirmation', { ...subscriber, email: asker.email, language: asker.language }, at);
    }),
  );

  outbox.define<Step>('newsletter.confirmation', async ({ id, at }) => {
    const subscriber = await repository.subscriberById(id);
    if (subscriber?.status !== 'pending') return undefined;
    const site = subscriber.site as SiteId;
    return composeConfirmation(subscriber, token(id, site, 'confirm', endOf(site, at)), config, at);
  });
  outbox.define<Step>('newsletter.welcome', async ({ id, at }) => {
    const subscriber = await repository.subscriberById(id);
    if (subscriber?.status !== 'active') return undefined;
    return composeWelcome(subscriber, token(id, subscriber.site as SiteId, 'unsubscribe'), config, at);
  });
  // Jobs queued by a version before the outbox.
  for (const step of ['confirmation', 'welcome'] as const) {
    jobs.define<Step>(`outreach.${step}`, async ({ id, at }) => {
      const subscriber = await repository.subscriberById(id);
      if (subscriber) await post(step, subscriber, at);
    });
  }
  return post;
}
