import { SITES, type SiteId } from '@crema/brands';
import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { Email } from '#platform/outbox/index.ts';
import { KIT_LINK } from '../commitments/commitments.types.ts';
import type { KitsRepository } from '../commitments/kits.repository.ts';
import { endingCosts } from '../commitments/progress.rules.ts';
import { type KitMail, type KitTexts, type MailedKit, textsOf } from './kit-emails.messages.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'config' | 'outbox'>;
  customers: Pick<CustomersService, 'byId'>;
  repository: Pick<KitsRepository, 'byId' | 'charges'>;
  links: Pick<AutoDelivery['paying']['links'], 'sign'>;
}

interface Data {
  kitId: string;
  /** The bank wants to hear the customer: no card was declined. */
  bankAsks?: boolean;
}

const KIT_MAILS: readonly KitMail[] = ['begun', 'progress', 'warning', 'met', 'ended', 'declined'];

/** Ended with a charge that is tried again, and without one. */
const SAMPLES = [
  { about: { cost: 4500, today: '2027-03-01', retryOn: '2027-03-04' }, endAmount: 4500 },
  { about: { cost: 4500, today: '2027-03-01', bankAsks: true }, endAmount: 0 },
] as const;

const sampleKit = (site: SiteId): MailedKit => ({
  currency: SITES[site].currency,
  ...{ counted: 5, deadline: '2027-04-30', brewer: { name: 'Solo' } },
  terms: { committed: 12 },
});

/** The mails about commitments. */
export function createKitMails({ platform, customers, repository, links }: Parts) {
  const { clock, config, outbox } = platform;
  const compose = (
    { action, ...texts }: KitTexts,
    { id, site, language, email }: Pick<Email, 'id' | 'site' | 'language' | 'email'>,
    link?: string,
  ) => {
    const at = (path: string) => pageUrl(config, site, language, path);
    const own = { label: action, url: at('/account') };
    return renderEmail({
      ...{ id, site, language, to: email, ...texts },
      ...(link
        ? {
            action: { label: say(language, 'Pay now', 'Payer maintenant'), url: at(`/pay#${link}`) },
            others: [own],
          }
        : { action: own }),
    });
  };
  const linkOf = (kind: KitMail, site: SiteId, id: string, at: Date): string | undefined =>
    kind === 'declined' ? links.sign({ site, kind: KIT_LINK, id, turn: 0 }, at) : undefined;
  for (const kind of KIT_MAILS) {
    outbox.texts.describe(`kit-${kind}`, (site, language) =>
      SAMPLES.map(({ about, endAmount }) =>
        compose(
          textsOf(kind, language, { ...sampleKit(site), endAmount }, about),
          {
            ...{ id: 'sample', site, language, email: 'ada@example.com' },
          },
          linkOf(kind, site, 'sample', new Date(about.today)),
        ),
      ),
    );
    outbox.define<Data>(
      `kit-${kind}`,
      async ({ kitId, bankAsks }, { id, site, language, email, createdAt }) => {
        const kit = await repository.byId(kitId);
        if (!kit) return undefined;
        // It was met or ended since it was written.
        if ((kind === 'warning' || kind === 'progress') && kit.status !== 'running') return undefined;
        const charge = kind === 'declined' ? await repository.charges.of(kitId) : undefined;
        if (kind === 'declined' && charge?.status !== 'due' && charge?.status !== 'agent') return undefined;
        const { timeZone } = SITES[site];
        const texts = textsOf(kind, language, kit, {
          cost: endingCosts(kit),
          today: dayOf(clock.now(), timeZone),
          ...(charge?.status === 'due' && charge.nextAt && { retryOn: dayOf(charge.nextAt, timeZone) }),
          ...(bankAsks && { bankAsks }),
        });
        return compose(texts, { id, site, language, email }, linkOf(kind, site, kitId, createdAt));
      },
    );
  }

  return {
    /** Writes a mail to the customer of a kit, in the running transaction; the same one is not written again. */
    write: async (
      kind: KitMail,
      kitId: string,
      part?: string,
      more: Omit<Data, 'kitId'> = {},
    ): Promise<void> => {
      const kit = await repository.byId(kitId);
      const customer = kit?.customerId && (await customers.byId(kit.site, kit.customerId));
      if (!kit || !customer) return;
      await outbox.write({
        id: ['kit', kind, kitId, ...(part === undefined ? [] : [part])].join('-'),
        kind: `kit-${kind}`,
        ...{ site: kit.site, language: customer.language, email: customer.email, customerId: customer.id },
        data: { kitId, ...more },
      });
    },
  };
}

export type KitMails = ReturnType<typeof createKitMails>;
