import { SITES } from '@crema/brands';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { EMAIL_KINDS, type EmailData, outboxKind } from './emails.types.ts';
import { composeEmail } from './letter.emails.ts';

const AT = new Date('2027-03-01T15:00:00Z');
const NO_LOGIN = '/nobo?link=sample#sample';

/** About what the reader may pay by the mail alone. */
const UNPAID: ReadonlySet<string> = new Set(['payment-failed', 'on-hold']);

/** What every e-mail about a subscription knows. */
const KNOWN = {
  ...{ firstName: 'Ada', date: '2027-04-05', locksAt: '2027-04-04T10:00:00Z', total: 4350 },
  ...{ frequencyWeeks: 4, missing: ['Harbour Fog'] },
  replaced: [{ wanted: 'Night Ferry', sent: 'Dawn Parade' }],
  lines: [{ name: 'Dawn Parade', quantity: 2 }],
  card: { brand: 'Visa', lastFour: '4242', expires: '04/27' },
} as const satisfies EmailData;

/** Declares every e-mail about subscriptions by a sample: with what may follow, and without. */
export function describeEmails({ config, outbox }: Pick<Platform, 'config' | 'outbox'>): void {
  for (const kind of EMAIL_KINDS) {
    // An order confirms itself.
    if (kind === 'order') continue;
    outbox.texts.describe(outboxKind(kind), (site, language) => {
      const known: EmailData = {
        ...KNOWN,
        ...{ missing: [...KNOWN.missing], replaced: [...KNOWN.replaced], lines: [...KNOWN.lines] },
        currency: SITES[site].currency,
      };
      const commitment = say(
        language,
        'The commitment of your kit has ended.',
        'L’engagement de votre trousse a pris fin.',
      );
      const follows = { nextDate: '2027-05-03', retryOn: '2027-04-08', commitment } as const;
      const asked = kind === 'payment-failed' ? [{ ...known, ...follows, bankAsks: true }] : [];
      return [{ ...known, ...follows }, known, ...asked].map((data) =>
        composeEmail(
          {
            ...{ id: 'sample', kind: outboxKind(kind), site, language, email: 'ada@example.com' },
            ...{ data, createdAt: AT },
          },
          config,
          kind.startsWith('reminder-') || kind === 'smart'
            ? { noLogin: NO_LOGIN }
            : UNPAID.has(kind)
              ? { payment: 'sample' }
              : {},
        ),
      );
    });
  }
}
