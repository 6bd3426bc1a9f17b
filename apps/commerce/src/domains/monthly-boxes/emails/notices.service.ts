/** Mails that are due by the calendar: what is in the coming box, a new price, a card that ends. */
import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { cardNoticeAt, noticeDay } from '#domains/auto-delivery/index.ts';
import { addDays, addMonths, type Day, daysBetween } from '#platform/clock/index.ts';
import type { NewEmail } from '#platform/outbox/index.ts';
import { priceOf } from '../contents/contents.rules.ts';
import { fillBox, rankingOf } from '../contents/ranking.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import type { MonthlyBox, SizePrices } from '../monthly-boxes.types.ts';
import { hasEnded, lastMonth } from '../subscription/subscription.rules.ts';
import { boxEmail, namesIn } from './box.emails.ts';

const MOST = 200;
const LOOK_BACK = 24;

/** Writes all mails that are due, from nine in the morning of each site on. Answers how many boxes were looked at. */
export async function runNotices(needs: BoxNeeds): Promise<number> {
  let all = 0;
  for (const site of SITE_IDS) {
    const today = noticeDay(needs.platform.clock.now(), SITES[site].timeZone);
    if (today === undefined) continue;
    for (const kind of [reminders, prices, cards]) all += await kind(needs, site, today);
  }
  return all;
}

/** A box that has changed, with the mail that says so. */
interface Told {
  box: MonthlyBox;
  mail?: NewEmail;
}

/** Changes a box and writes its mail, in one transaction. */
const tell = (
  { platform, repository }: BoxNeeds,
  id: string,
  work: (box: MonthlyBox) => Promise<Told | undefined> | Told | undefined,
): Promise<void> =>
  platform.db.transaction(async () => {
    const found = await repository.lock(id);
    const now = platform.clock.now();
    const told = found && !hasEnded(found) ? await work(found) : undefined;
    if (!told) return;
    await repository.save(told.box, now);
    if (told.mail) await platform.outbox.write(told.mail);
  });

/** Some days before a box is billed: what is in it. What is missing or sold out by then is put in by the shop. */
async function reminders(needs: BoxNeeds, site: SiteId, today: Day): Promise<number> {
  const { content, platform, repository } = needs;
  const by = addDays(today, content.configuration(site).monthlyBoxReminderDays);
  let all = 0;
  for (;;) {
    const due = await repository.dueReminders(site, by, platform.clock.now(), MOST);
    for (const id of due) await remind(needs, id);
    all += due.length;
    if (due.length < MOST) return all;
  }
}

async function remind(needs: BoxNeeds, id: string): Promise<void> {
  const known = await needs.repository.byId(id);
  if (!known) return;
  const ranked = await rankingOf(needs, known);
  await tell(needs, id, async (box) => {
    if (box.remindedMonth === box.month || !box.nextDate || !box.cutOffAt) return undefined;
    const before = lastMonth(await needs.repository.monthsOf(id, LOOK_BACK))?.contents ?? [];
    const filled = await fillBox(needs, box, ranked, before);
    const mail = boxEmail(box.chosen ? 'reminder' : 'filled', box, `${box.month}`, {
      date: box.nextDate,
      cutOff: box.cutOffAt.toISOString(),
      products: namesIn(needs, box, filled.contents),
      soldOut: namesIn(needs, box, filled.soldOut),
      added: namesIn(needs, box, filled.added),
    });
    return { box: { ...box, contents: filled.contents, remindedMonth: box.month }, mail };
  });
}

/** A new price counts once the old one is not locked any more, and after the days of notice. */
function prices(needs: BoxNeeds, site: SiteId, today: Day): Promise<number> {
  const { monthlyBoxSizes: sizes, monthlyBoxNoticeDays } = needs.content.configuration(site);
  const by = addDays(today, monthlyBoxNoticeDays);
  if (sizes.length === 0) return Promise.resolve(0);
  return inPages(
    (after) => needs.repository.duePrices(site, { by, sizes }, MOST, after),
    (id) => tell(needs, id, (box) => priceNotice(box, sizes, by)),
  );
}

function priceNotice(box: MonthlyBox, sizes: SizePrices, by: Day): Told | undefined {
  const price = priceOf(sizes, box.boxes);
  const { notice: _, ...unchanged } = box;
  if (sizes.every((size) => priceOf(box.terms.sizes, size.boxes) === size.price)) return { box: unchanged };
  // A size that is not sold any more goes on at its price.
  if (price === undefined) return undefined;
  const [, from = by] = [by, box.terms.lockedUntil].sort();
  const changed = { ...box, notice: { sizes, from } };
  // Where only other sizes cost something else, there is nothing to write.
  if (priceOf(box.terms.sizes, box.boxes) === price) return { box: changed };
  return { box: changed, mail: boxEmail('price', box, `${from}:${price}`, { price, from }) };
}

/** Runs through what a query finds, page by page in the order of ids. Answers how many there were. */
async function inPages(
  find: (after: string) => Promise<string[]>,
  work: (id: string) => Promise<void>,
): Promise<number> {
  let all = 0;
  for (let after = ''; ; ) {
    const found = await find(after);
    for (const id of found) await work(id);
    all += found.length;
    if (found.length < MOST) return all;
    after = found.at(-1) ?? '';
  }
}

/** A card that ends: as auto-delivery tells of it. */
function cards(needs: BoxNeeds, site: SiteId, today: Day): Promise<number> {
  const until = addDays(today, needs.content.configuration(site).cardExpiryNoticeDays);
  return inPages(
    (after) => needs.repository.dueCards(site, until, MOST, after),
    (id) => tell(needs, id, (box) => cardNotice(box, today, until)),
  );
}

function cardNotice(box: MonthlyBox, today: Day, until: Day): Told | undefined {
  const { card } = box.payment;
  if (!card) return undefined;
  const month = `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}`;
  const lastDay = addDays(addMonths(`${month}-01`, 1), -1);
  const at = cardNoticeAt(daysBetween(today, lastDay));
  const cardTold = `${card.lastFour} ${month}: ${at}`;
  if (at === undefined || box.cardTold === cardTold || lastDay > until) return undefined;
  const mail = boxEmail('card', box, cardTold, {
    card: `${card.brand} •••• ${card.lastFour}`,
    expires: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
  });
  return { box: { ...box, cardTold }, mail };
}
