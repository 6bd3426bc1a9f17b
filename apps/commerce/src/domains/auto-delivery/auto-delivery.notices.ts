import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { addDays, type Day, dayOf, daysBetween } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import { letterAbout, namesOf } from './auto-delivery.mails.about.ts';
import type { MailsRepository } from './auto-delivery.mails.repository.ts';
import type { NewMail } from './auto-delivery.mails.types.ts';
import type { NoticesRepository } from './auto-delivery.notices.repository.ts';
import { cardNoticeAt, noticeDay, reminderAt, yearsSince } from './auto-delivery.notices.rules.ts';
import { type Quote, type QuoteNeeds, quoteOf, toldOf } from './auto-delivery.quote.ts';
import { cardEndsOn } from './auto-delivery.rules.ts';
import type { Subscription } from './auto-delivery.types.ts';

interface Parts extends QuoteNeeds {
  platform: Pick<Platform, 'db' | 'clock' | 'log'>;
  repository: NoticesRepository;
  mails: MailsRepository;
}

const AT_ONCE = 200;

/**
 * Writes the notices that are due, each with what it tells of in one transaction: a reminder restates the most that its
 * order may charge. Run as often as one likes: what was told is written down with it, and a notice has a key.
 */
export function createNotices({ platform, repository, mails, ...needs }: Parts) {
  const { db, clock, log } = platform;

  /** A batch at a time until nobody is due. `write` leaves its mark on everybody found. Answers how many mails are new. */
  const each = async (
    find: () => Promise<Subscription[]>,
    write: (found: Subscription[]) => Promise<NewMail[]>,
  ): Promise<number> => {
    for (let all = 0; ; ) {
      const { found, made } = await db.transaction(async () => {
        const due = await find();
        const written = due.length > 0 ? await write(due) : [];
        return { found: due.length, made: await mails.add(written, clock.now()) };
      });
      if (found === 0) return all;
      all += made;
    }
  };

  const comingOf = (found: Subscription, quote: Quote) => {
    const name = namesOf(found.language, (code) => needs.catalog.variant(found.site, code));
    return {
      ...toldOf(quote),
      ...(found.nextDate ? { date: found.nextDate, nextDate: found.nextDate } : {}),
      ...(found.locksAt ? { locksAt: found.locksAt.toISOString() } : {}),
      lines: quote.lines.map(({ line }) => ({ name: name(line.code), quantity: line.quantity })),
      frequencyWeeks: found.frequencyWeeks,
      ...(found.smart ? { cupsPerDay: found.smart.cupsADay } : {}),
    };
  };

  const remind = (site: SiteId, today: Day): Promise<number> =>
    each(
      () => repository.toRemind(site, today, AT_ONCE),
      async (found) => {
        const letters: NewMail[] = [];
        const marks = found.map((one) => {
          const { id, type, cycle, nextDate = today } = one;
          const days = reminderAt(daysBetween(today, nextDate));
          if (!days) return { id, days: 0 };
          const quote = quoteOf(needs, one);
          const kind = type === 'smart' ? 'smart' : (`reminder-${days}` as const);
          letters.push(letterAbout(kind, one, `${cycle}:${nextDate}`, comingOf(one, quote)));
          return { id, days, told: toldOf(quote) };
        });
        await repository.reminded(marks);
        return letters;
      },
    );

  /** Customers hear of a card once, however many subscriptions it pays for: the mails' keys see to that. */
  const cards = (site: SiteId, today: Day): Promise<number> =>
    each(
      () => repository.withExpiringCard(site, today, AT_ONCE),
      async (found) => {
        const letters: NewMail[] = [];
        const marks = found.map((one) => {
          const { brand = '', lastFour = '', expiryMonth = 1, expiryYear = 0 } = one.payment.card ?? {};
          const last = addDays(cardEndsOn({ expiryMonth, expiryYear }), -1);
          const days = cardNoticeAt(daysBetween(today, last));
          if (!days) return { id: one.id, days: 0 };
          const expires = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
          const letter = letterAbout(`card-${days}`, one, '', { card: { brand, lastFour, expires } });
          const key = `card-${days}:${one.customerId}:${lastFour}${expiryMonth}${expiryYear}`;
          letters.push({ ...letter, key });
          return { id: one.id, days };
        });
        await repository.cardTold(marks);
        return letters;
      },
    );

  const anniversaries = (site: SiteId, today: Day): Promise<number> =>
    each(
      () => repository.withAnniversary(site, today, AT_ONCE),
      async (found) => {
        const years = found.map((one) => yearsSince(dayOf(one.createdAt, SITES[site].timeZone), today));
        await repository.yearTold(found.map(({ id }, index) => ({ id, years: years[index] as number })));
        return found.map((one, index) =>
          letterAbout('yearly', one, `${years[index]}`, comingOf(one, quoteOf(needs, one))),
        );
      },
    );

  return {
    /** Every notice of every site that is due now. */
    run: async (): Promise<number> => {
      const now = clock.now();
      let all = 0;
      for (const site of SITE_IDS) {
        const today = noticeDay(now, SITES[site].timeZone);
        if (today === undefined) continue;
        for (const write of [remind, cards, anniversaries]) {
          all += await write(site, today).catch((error: unknown) => {
            log.error({ err: error, site }, 'auto-delivery notices not written');
            return 0;
          });
        }
      }
      return all;
    },
  };
}
