import { randomUUID } from 'node:crypto';
import { pick, type Random } from '@crema/search/bench';
import { dayText, eastern } from '../plain.ts';
import { CARD, homesOf, PERSON } from '../population.ts';
import { type BoxSite, isBillingDay, type PlainBox, PRICES } from './plain.ts';
import { type BoxShop, INCLUDED } from './shop.ts';

/** Signs people up over the first month, with every day of it among them. */
export async function signUp(
  { db, commerce }: BoxShop,
  count: number,
  { begin, random }: { begin: number; random: Random },
): Promise<PlainBox[]> {
  const boxes: PlainBox[] = [];
  for (let number = 0; number < count; number += 1) {
    const site = pick(random, ['usb2c', 'usb2c', 'cab2c'] as const);
    // Before the first day, so that all of a month's days are days of billing.
    const day = begin - 1 - (number % 31);
    boxes.push(await one(number, site, day));
  }
  return boxes;

  async function one(number: number, site: BoxSite, day: number): Promise<PlainBox> {
    const size = pick(random, [2, 2, 4, 6]);
    const [customerId, email] = [randomUUID(), `b${number}@example.com`];
    const settings = commerce.content.configuration(site);
    const [year = 0, month = 0, date = 0] = dayText(day).split('-').map(Number);
    const began = [year, month, date] as const;
    let coming = day + 1;
    while (!isBillingDay({ began }, coming)) coming += 1;
    const terms = {
      sizes: settings.monthlyBoxSizes,
      includedPrice: PRICES[site].included,
      lockedUntil: dayText(day + 366),
    };
    const token = random() < 0.03 ? 'tok_timeout_after_charge' : 'tok_success';
    const { rows } = await db.execute(
      `insert into monthly_boxes (site, customer_id, email, language, status, boxes, sign_up, month, next_date, cut_off_at,
         process_at, terms, delivery_address, payment, order_code, created_at, updated_at)
       values ($1, $2, $3, 'en', 'ACTIVE', $4, $5, 1, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning id`,
      [
        ...[site, customerId, email, size, dayText(day), dayText(coming)],
        ...[eastern(coming - 1, 6).toISOString(), eastern(coming, 6).toISOString(), JSON.stringify(terms)],
        JSON.stringify({ ...homesOf(site)[0], ...PERSON }),
        JSON.stringify({ provider: 'test', token, card: CARD }),
        ...[`SIM-${number}`, eastern(day, 10).toISOString()],
      ],
    );
    const [{ id } = { id: '' }] = rows as { id: string }[];
    const first = INCLUDED.slice(0, size).map((code) => ({ code: `${code}-24`, quantity: 1 }));
    await db.execute(
      `insert into monthly_box_months (box_id, month, date, status, boxes, contents, created_at)
       values ($1, 0, $2, 'ordered', $3, $4, $5)`,
      [id, dayText(day), size, JSON.stringify(first), eastern(day, 10).toISOString()],
    );
    const plain = { premium: 0, skipped: new Set<number>(), resumes: 0, isCancelled: false };
    return { ...{ id, customerId, email, site, size }, began, ...plain };
  }
}
