import { SITES } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import type { Platform } from '#platform/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { KitsRepository } from '../commitments/kits.repository.ts';
import { endingCosts } from '../commitments/progress.rules.ts';
import { type KitMail, textsOf } from './kit-emails.messages.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'config' | 'outbox'>;
  customers: Pick<CustomersService, 'byId'>;
  repository: Pick<KitsRepository, 'byId' | 'charges'>;
}

interface Data {
  kitId: string;
}

const KIT_MAILS: readonly KitMail[] = ['begun', 'progress', 'warning', 'met', 'ended', 'declined'];

/** The mails about commitments. */
export function createKitMails({ platform, customers, repository }: Parts) {
  const { clock, config, outbox } = platform;
  for (const kind of KIT_MAILS)
    outbox.define<Data>(`kit-${kind}`, async ({ kitId }, { id, site, language, email }) => {
      const kit = await repository.byId(kitId);
      if (!kit) return undefined;
      // It was met or ended since it was written.
      if ((kind === 'warning' || kind === 'progress') && kit.status !== 'running') return undefined;
      const charge = kind === 'declined' ? await repository.charges.of(kitId) : undefined;
      if (kind === 'declined' && charge?.status !== 'due' && charge?.status !== 'agent') return undefined;
      const { timeZone } = SITES[site];
      const { action, ...texts } = textsOf(kind, language, kit, {
        cost: endingCosts(kit),
        today: dayOf(clock.now(), timeZone),
        ...(charge?.status === 'due' && charge.nextAt && { retryOn: dayOf(charge.nextAt, timeZone) }),
      });
      return renderEmail({
        ...{ id, site, language, to: email, ...texts },
        action: { label: action, url: pageUrl(config, site, language, '/account') },
      });
    });

  return {
    /** Writes a mail to the customer of a kit, in the running transaction; the same one is not written again. */
    write: async (kind: KitMail, kitId: string, part?: string): Promise<void> => {
      const kit = await repository.byId(kitId);
      const customer = kit?.customerId && (await customers.byId(kit.site, kit.customerId));
      if (!kit || !customer) return;
      await outbox.write({
        id: ['kit', kind, kitId, ...(part === undefined ? [] : [part])].join('-'),
        kind: `kit-${kind}`,
        ...{ site: kit.site, language: customer.language, email: customer.email, customerId: customer.id },
        data: { kitId },
      });
    },
  };
}

export type KitMails = ReturnType<typeof createKitMails>;
