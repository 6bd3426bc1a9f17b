import { SITE_IDS, type SiteId } from '@crema/brands';
import { productOfTag } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import { type AlertCatalog, alertsService } from './alerts/alerts.service.ts';
import { contactService } from './contact/contact.service.ts';
import { newsletterService } from './newsletter/newsletter.service.ts';
import { outreachRepository } from './outreach.repository.ts';

export interface OutreachServices {
  catalog: AlertCatalog;
  content: Pick<ContentService, 'configuration'>;
}

export function outreachService(platform: Platform, { catalog, content }: OutreachServices) {
  const { changes, clock, jobs, log } = platform;
  const repository = outreachRepository(platform.db);
  const newsletter = newsletterService({ platform, repository, content });
  const alerts = alertsService({ platform, repository, catalog, content });
  const contact = contactService({ platform, repository, content });

  // The change feed triggers alerts at once; the cron job covers changes while no worker listened.
  jobs.define('outreach.restock', async () => void (await alerts.tell()), { cron: '*/5 * * * *' });
  jobs.define('outreach.expire', () => expire(), { cron: '23 3 * * *' });

  const expire = async (): Promise<void> => {
    const now = clock.now();
    for (const site of SITE_IDS) {
      const { newsletterConfirmDays, alertLifetimeDays, contactKeepDays } = content.configuration(site);
      const ago = (days: number) => daysLater(now, -days);
      await repository.forget(site, {
        requests: ago(newsletterConfirmDays),
        alerts: ago(alertLifetimeDays),
        messages: ago(contactKeepDays),
      });
    }
  };

  let running: Promise<unknown> = Promise.resolve();
  let stop: (() => void) | undefined;
  const tellAbout = (tags: readonly string[]): void => {
    const codes = tags.map(productOfTag).filter((code) => code !== undefined);
    // A change of a whole site, such as an import, names no product.
    const all = tags.length === 0 || tags.some((tag) => tag.startsWith('site:'));
    if (!all && codes.length === 0) return;
    running = running
      .then(() => alerts.tell(all ? undefined : codes))
      .catch((error: unknown) => log.error({ err: error }, 'alerts not sent'));
  };

  return {
    newsletter,
    alerts,
    contact,
    expire,
    /** All data about an address: only for somebody who has proved that it is theirs. */
    ofAddress: (site: SiteId, email: string) => repository.ofAddress(site, email.trim().toLowerCase()),
    /** Deletes the requests of a removed account's owner. Messages to the shop expire separately. */
    forget: (site: SiteId, email: string) => repository.forgetAddress(site, email.trim().toLowerCase()),
    /** Mails alerts as soon as stock comes back, in a process that runs jobs. */
    startWatching: (): void => {
      stop ??= changes.subscribe(({ tags }) => tellAbout(tags));
    },
    /** Lets what is under way finish. */
    close: async (): Promise<void> => {
      stop?.();
      await running;
    },
  };
}

export type OutreachService = ReturnType<typeof outreachService>;
