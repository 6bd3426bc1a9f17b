import { type Catalog, textOf } from '#domains/catalog/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { addDays, type Day, dayOf, daysBetween, isDay } from '#platform/clock/index.ts';
import { badRequest, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { ComingRepository } from './coming.repository.ts';
import type { FailedCharge, ListedSubscription } from './coming.types.ts';
import { forecastOf, WEEKS } from './forecast.rules.ts';

interface Parts {
  platform: Pick<Platform, 'clock'>;
  catalog: Pick<Catalog, 'variant' | 'stockOf'>;
  repository: ComingRepository;
}

/** Days of the longest calendar. */
const MOST_DAYS = 100;
/** Days that a calendar shows unless told. */
const DAYS = WEEKS * 7;

interface Page {
  after?: string | undefined;
  limit: number;
}

/** Which orders auto-delivery will make, what they need, and which could not be charged. */
export function comingOrders({ platform: { clock }, catalog, repository }: Parts) {
  const today = ({ site }: SiteContext): Day => dayOf(clock.now(), site.timeZone);

  const nameOf = ({ site, language }: SiteContext, code: string): string => {
    const variant = catalog.variant(site.id, code);
    return variant ? textOf(variant.name, language) : code;
  };

  const presentListed = (ctx: SiteContext, one: ListedSubscription) => ({
    ...{ id: one.id, customerId: one.customerId, email: one.email, status: one.status },
    name: `${one.firstName} ${one.lastName}`,
    ...(one.nextDate ? { nextDate: one.nextDate } : {}),
    ceiling: toPrice(one.ceiling, ctx.site.currency, ctx.language),
    lines: one.lines.map(({ code, quantity }) => ({ code, quantity, name: nameOf(ctx, code) })),
  });

  const presentFailed = (ctx: SiteContext, one: FailedCharge) => ({
    ...presentListed(ctx, one),
    failed: new Date(one.failedAt).toISOString(),
    ...(one.retryAt ? { retry: new Date(one.retryAt).toISOString() } : {}),
    attempts: one.attempts,
  });

  const pageOf = <Row extends ListedSubscription, Shown>(
    rows: readonly Row[],
    limit: number,
    present: (row: Row) => Shown,
  ) => {
    const last = rows.length > limit ? rows[limit - 1]?.id : undefined;
    return { items: rows.slice(0, limit).map(present), ...(last === undefined ? {} : { next: last }) };
  };

  return {
    /** Every day of a period, those without orders too. @throws {OccError} 400 */
    calendar: async (ctx: SiteContext, asked: { from?: Day | undefined; to?: Day | undefined }) => {
      const from = asked.from ?? today(ctx);
      const to = asked.to ?? (isDay(from) ? addDays(from, DAYS - 1) : from);
      requireDays(ctx, { from, to });
      const found = new Map((await repository.days(ctx.site.id, from, to)).map((row) => [row.day, row]));
      const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
        const day = addDays(from, index);
        return found.get(day) ?? { day, orders: 0, units: 0 };
      });
      const sum = (name: 'orders' | 'units'): number => days.reduce((all, row) => all + row[name], 0);
      return { days, sums: { orders: sum('orders'), units: sum('units') } };
    },

    /** Whose orders come on a day. @throws {OccError} 400 */
    ofDay: async (ctx: SiteContext, day: Day, { after, limit }: Page) => {
      requireDays(ctx, { from: day, to: day });
      const rows = await repository.ofDay(ctx.site.id, day, after, limit + 1);
      return pageOf(rows, limit, (row) => presentListed(ctx, row));
    },

    failed: async (ctx: SiteContext, { after, limit }: Page) =>
      pageOf(await repository.failed(ctx.site.id, after, limit + 1), limit, (row) => presentFailed(ctx, row)),

    /** What the weeks ahead need of each variant; `page` counts from 0. */
    forecast: async (ctx: SiteContext, { page, limit }: { page: number; limit: number }) => {
      const from = today(ctx);
      const due = await repository.due(ctx.site.id, from, addDays(from, DAYS - 1));
      const stock = await catalog.stockOf(ctx.site.id, [...new Set(due.map(({ code }) => code))]);
      const all = forecastOf(due, stock);
      const shown = all.slice(page * limit, (page + 1) * limit);
      return {
        weeks: Array.from({ length: WEEKS }, (_, week) => addDays(from, week * 7)),
        items: shown.map((one) => ({ ...one, name: nameOf(ctx, one.code) })),
        total: all.length,
        ...((page + 1) * limit < all.length ? { next: String(page + 1) } : {}),
      };
    },
  };
}

export type ComingOrders = ReturnType<typeof comingOrders>;

function requireDays({ language }: SiteContext, { from, to }: { from: Day; to: Day }): void {
  const wrong = (subject: 'from' | 'to', ...texts: [string, string]) =>
    badRequest('ValidationError', say(language, ...texts), {
      ...{ reason: 'invalid', subject, subjectType: 'parameter' },
    });
  for (const [subject, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (!isDay(day)) throw wrong(subject, 'That is no day.', 'Ce n’est pas un jour.');
  const days = daysBetween(from, to);
  if (days < 0) throw wrong('to', 'The last day is before the first.', 'Le dernier jour précède le premier.');
  if (days >= MOST_DAYS)
    throw wrong('to', 'A calendar covers 100 days at most.', 'Un calendrier couvre 100 jours au plus.');
}
