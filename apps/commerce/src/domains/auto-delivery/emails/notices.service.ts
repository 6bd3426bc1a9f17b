import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { bindAll } from '#platform/bind/index.ts';
import { addDays, type Day, dayOf, daysBetween } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import { isolate } from '#platform/quarantine/index.ts';
import { type Quote, type QuoteNeeds, quotedTotalOf, quoteOf } from '../subscription/quote.rules.ts';
import { cardEndsOn } from '../subscription/subscription.rules.ts';
import type { Subscription } from '../subscription/subscription.types.ts';
import type { EmailsRepository } from './emails.repository.ts';
import type { SubscriptionEmail } from './emails.types.ts';
import { HELD_NOTICES, type NoticesRepository } from './notices.repository.ts';
import { cardNoticeAt, noticeDay, reminderAt, yearsSince } from './notices.rules.ts';
import { emailAbout, namesOf } from './subscription.emails.ts';

interface Parts extends QuoteNeeds {
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'quarantine'>;
  repository: NoticesRepository;
  emails: EmailsRepository;
}

/** Most subscriptions in a transaction. */
const AT_ONCE = 200;

/**
 * Writes due notices, each in one transaction with its record; a reminder makes its quoted total the most that its
 * order may charge. Can run any number of times, as every notice has a key.
 */
export const createNotices = (parts: Parts) => bindAll(parts, { run });

/** Writes every due notice of every site. Answers how many were written. */
async function run(parts: Parts): Promise<number> {
  const { clock, log } = parts.platform;
  const now = clock.now();
  let all = 0;
  for (const site of SITE_IDS) {
    const today = noticeDay(now, SITES[site].timeZone);
    if (today === undefined) continue;
    for (const write of [remind, tellOfCards, tellOfAnniversaries]) {
      all += await write(parts, site, today).catch((error: unknown) => {
        log.error({ err: error, site }, 'auto-delivery notices not written');
        return 0;
      });
    }
  }
  return all;
}

const remind = (parts: Parts, site: SiteId, today: Day): Promise<number> =>
  writeAll(
    parts,
    () => parts.repository.toRemind(site, today, parts.platform.clock.now(), AT_ONCE),
    async (found) => {
      const emails: SubscriptionEmail[] = [];
      const marks = found.map((one) => {
        const { id, type, cycle, nextDate = today } = one;
        const days = reminderAt(daysBetween(today, nextDate));
        if (!days) return { id, days: 0 };
        const quote = quoteOf(parts, one);
        const kind = type === 'smart' ? 'smart' : (`reminder-${days}` as const);
        emails.push(emailAbout(kind, one, `${cycle}:${nextDate}`, comingOf(parts, one, quote)));
        return { id, days, told: quotedTotalOf(quote) };
      });
      await parts.repository.reminded(marks);
      return emails;
    },
  );

/** Customers are notified of a card once, however many subscriptions it pays for, by the e-mails' keys. */
const tellOfCards = (parts: Parts, site: SiteId, today: Day): Promise<number> =>
  writeAll(
    parts,
    () => parts.repository.withExpiringCard(site, today, parts.platform.clock.now(), AT_ONCE),
    async (found) => {
      const emails: SubscriptionEmail[] = [];
      const marks = found.map((one) => {
        const { brand = '', lastFour = '', expiryMonth = 1, expiryYear = 0 } = one.payment.card ?? {};
        const last = addDays(cardEndsOn({ expiryMonth, expiryYear }), -1);
        const days = cardNoticeAt(daysBetween(today, last));
        if (!days) return { id: one.id, days: 0 };
        const expires = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
        const email = emailAbout(`card-${days}`, one, '', { card: { brand, lastFour, expires } });
        const key = `card-${days}:${one.customerId}:${lastFour}${expiryMonth}${expiryYear}`;
        emails.push({ ...email, key });
        return { id: one.id, days };
      });
      await parts.repository.cardTold(marks);
      return emails;
    },
  );

const tellOfAnniversaries = (parts: Parts, site: SiteId, today: Day): Promise<number> =>
  writeAll(
    parts,
    () => parts.repository.withAnniversary(site, today, parts.platform.clock.now(), AT_ONCE),
    async (found) => {
      const years = found.map((one) => yearsSince(dayOf(one.createdAt, SITES[site].timeZone), today));
      await parts.repository.yearTold(found.map(({ id }, index) => ({ id, years: years[index] as number })));
      return found.map((one, index) =>
        emailAbout('yearly', one, `${years[index]}`, comingOf(parts, one, quoteOf(parts, one))),
      );
    },
  );

/** Data about the coming order for an e-mail. */
function comingOf({ catalog }: Parts, found: Subscription, quote: Quote) {
  const name = namesOf(found.language, (code) => catalog.variant(found.site, code));
  return {
    ...quotedTotalOf(quote),
    ...(found.nextDate ? { date: found.nextDate, nextDate: found.nextDate } : {}),
    ...(found.locksAt ? { locksAt: found.locksAt.toISOString() } : {}),
    lines: quote.lines.map(({ line }) => ({ name: name(line.code), quantity: line.quantity })),
    frequencyWeeks: found.frequencyWeeks,
    ...(found.smart ? { cupsPerDay: found.smart.cupsADay } : {}),
  };
}

/**
 * Writes batches until none is due. `write` marks every subscription that it is given. Subscriptions whose notice fails
 * go into quarantine. Answers how many e-mails are new.
 */
async function writeAll(
  { platform, emails }: Parts,
  find: () => Promise<Subscription[]>,
  write: (found: Subscription[]) => Promise<SubscriptionEmail[]>,
): Promise<number> {
  const { db, log, quarantine } = platform;
  let all = 0;
  let claimed: string[] = [];
  /** One transaction for the due ones, or those of them in `ids`. Answers whether it found any. */
  const some = async (ids?: ReadonlySet<string>): Promise<boolean> => {
    const { found, made } = await db.transaction(async () => {
      const due = (await find()).filter(({ id }) => !ids || ids.has(id));
      claimed = due.map(({ id }) => id);
      const written = due.length > 0 ? await write(due) : [];
      const count = await emails.add(written);
      await quarantine.free(HELD_NOTICES, claimed);
      return { found: due.length, made: count };
    });
    all += made;
    return found > 0;
  };
  const held = async (id: string, error: unknown): Promise<void> => {
    log.error({ err: error, subscription: id }, 'auto-delivery notice not written');
    await quarantine.hold(HELD_NOTICES, id, error);
  };
  for (;;) {
    claimed = [];
    try {
      if (!(await some())) return all;
    } catch (error) {
      if (claimed.length === 0) throw error;
      await isolate([...claimed], async (ids) => void (await some(new Set(ids))), held);
    }
  }
}
