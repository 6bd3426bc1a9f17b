import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import { type Day, dayOf, noticeOf } from './auto-delivery.calendar.ts';
import { letterAbout, namesOf } from './auto-delivery.mails.about.ts';
import type { MailsRepository } from './auto-delivery.mails.repository.ts';
import type { MailKind, NewMail } from './auto-delivery.mails.types.ts';
import type { NoticesRepository } from './auto-delivery.notices.repository.ts';
import { cardWindows, reminderWindows } from './auto-delivery.notices.rules.ts';
import { type Quote, type QuoteNeeds, quoteOf } from './auto-delivery.quote.ts';
import type { Subscription } from './auto-delivery.types.ts';

interface Parts extends QuoteNeeds {
  platform: Pick<Platform, 'db' | 'clock' | 'log'>;
  repository: NoticesRepository;
  mails: MailsRepository;
}

const AT_ONCE = 200;

/**
 * Writes the notices that are due, each with what it tells of in one transaction: a reminder restates the most that its
 * order may charge. Run as often as one likes: a notice has a key, and is written once.
 */
export function createNotices({ platform, repository, mails, ...needs }: Parts) {
  const { db, clock, log } = platform;

  /** Until nothing is found: writes a mail for each. Answers how many were written. */
  const each = async (
    find: () => Promise<Subscription[]>,
    write: (found: Subscription, quote: Quote) => NewMail,
    tells = false,
  ): Promise<number> => {
    for (let all = 0; ; ) {
      const made = await db.transaction(async () => {
        const found = await find();
        const quotes = found.map((subscription) => quoteOf(needs, subscription));
        const written = found.map((subscription, index) => write(subscription, quotes[index] as Quote));
        if (tells && found.length > 0) {
          const told = found.map(({ id }, index) => ({ id, told: toldIn(quotes[index] as Quote) }));
          await repository.tell(told);
        }
        return mails.add(written, clock.now());
      });
      if (made === 0) return all;
      all += made;
    }
  };

  const remind = async (site: SiteId, now: Date): Promise<number> => {
    let all = 0;
    for (const window of reminderWindows(now, SITES[site].timeZone)) {
      const kindOf = ({ type }: Subscription): MailKind => (type === 'smart' ? 'smart' : window.kind);
      all += await each(
        () => repository.toRemind(site, window, AT_ONCE),
        (found, quote) =>
          letterAbout(kindOf(found), found, `${found.cycle}:${found.nextDate}`, comingOf(found, quote)),
        true,
      );
    }
    return all;
  };

  const comingOf = (found: Subscription, quote: Quote) => {
    const name = namesOf(found.language, (code) => needs.catalog.variant(found.site, code));
    return {
      ...toldIn(quote),
      ...(found.nextDate ? { date: found.nextDate, nextDate: found.nextDate } : {}),
      ...(found.locksAt ? { locksAt: found.locksAt.toISOString() } : {}),
      lines: quote.lines.map(({ line }) => ({ name: name(line.code), quantity: line.quantity })),
      frequencyWeeks: found.frequencyWeeks,
    };
  };

  const cards = async (site: SiteId, now: Date): Promise<number> => {
    let all = 0;
    for (const window of cardWindows(now, SITES[site].timeZone)) {
      all += await each(
        () => repository.withExpiringCard(site, window, AT_ONCE),
        (found) => {
          const { brand = '', lastFour = '', expiryMonth = 0, expiryYear = 0 } = found.payment.card ?? {};
          const expires = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
          const mail = letterAbout(window.kind, found, '', { card: { brand, lastFour, expires } });
          return {
            ...mail,
            key: `${window.kind}:${found.customerId}:${lastFour}${expiryMonth}${expiryYear}`,
          };
        },
      );
    }
    return all;
  };

  const anniversaries = async (site: SiteId, now: Date): Promise<number> => {
    const { timeZone } = SITES[site];
    const today = dayOf(now, timeZone);
    if (now.getTime() < noticeOf(today, 0, timeZone).getTime()) return 0;
    return each(
      () => repository.withAnniversary(site, today, timeZone, AT_ONCE),
      (found, quote) =>
        letterAbout(
          'yearly',
          found,
          `${yearsSince(dayOf(found.createdAt, timeZone), today)}`,
          comingOf(found, quote),
        ),
    );
  };

  return {
    /** Every notice of every site that is due now. */
    run: async (): Promise<number> => {
      const now = clock.now();
      let all = 0;
      for (const site of SITE_IDS) {
        for (const write of [remind, cards, anniversaries]) {
          all += await write(site, now).catch((error: unknown) => {
            log.error({ err: error, site }, 'auto-delivery notices not written');
            return 0;
          });
        }
      }
      return all;
    },
  };
}

const toldIn = ({ totals }: Quote) => ({ total: totals.totalPriceWithTax, tax: totals.totalTax });

/** Whole years from a day to another, as `age` counts them. */
function yearsSince(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
