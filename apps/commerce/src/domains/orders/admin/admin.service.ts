import { randomUUID } from 'node:crypto';
import { staffOf } from '#platform/admin/index.ts';
import { addDays, type Day, instantOf, isDay } from '#platform/clock/index.ts';
import { badRequest, conflict, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { StepBy } from '../actor.types.ts';
import { orderEmail } from '../emails/outbox.emails.ts';
import type { Parcel } from '../fulfilment/parcel.rules.ts';
import { orderErrors } from '../orders.errors.ts';
import type { OrdersService } from '../orders.service.ts';
import type { Order } from '../orders.types.ts';
import type { AskedRefund } from '../refunds/refunds.types.ts';
import { presentAdminOrder, presentListed } from './admin.presenter.ts';
import type { AdminOrdersRepository } from './admin.repository.ts';
import type { AdminOrderQuery } from './admin.types.ts';
import { termsOf } from './search.rules.ts';

interface Parts {
  platform: Pick<Platform, 'admin' | 'clock' | 'outbox'>;
  orders: Pick<OrdersService, 'find' | 'fulfilment' | 'refunds'>;
  repository: AdminOrdersRepository;
}

const byStaff = ({ language }: SiteContext): StepBy => ({ actor: 'staff', language });

/** A list that a search asks for, by its words. */
export type Asked = Omit<AdminOrderQuery, 'terms' | 'placed'> & {
  query?: string | undefined;
  /** Days of the site on which they were paid. */
  from?: Day | undefined;
  to?: Day | undefined;
};

/** What staff see of orders, and do to them. Every action answers the order as it is then. */
export function adminOrdersService({ platform: { admin, clock, outbox }, orders, repository }: Parts) {
  const { fulfilment, refunds } = orders;

  /** @throws {OccError} 404, also for another site's. */
  const get = async ({ site, language }: SiteContext, code: string): Promise<Order> => {
    const order = await orders.find(code.toUpperCase());
    if (order?.site !== site.id) throw orderErrors.unknown(language, code);
    return order;
  };

  const show = async (ctx: SiteContext, order: Order) => {
    const [notes, timeline] = [await repository.notes(order.code), await repository.timeline(order.code)];
    const disputes = await repository.disputes(order.code);
    const names = await admin.namesOf([
      ...new Set([...notes, ...order.refunds].flatMap(({ staffId }) => staffId ?? [])),
    ]);
    return presentAdminOrder(order, { disputes, notes, timeline, names }, ctx.language);
  };
  const shown = async (ctx: SiteContext, code: string) => show(ctx, await get(ctx, code));

  return {
    get,
    shown,

    /** @throws {OccError} 400 for fewer than two letters and for what is no day, 404 for a page after what is no order. */
    list: async (ctx: SiteContext, { query, limit, from, to, ...asked }: Asked) => {
      const { site, language } = ctx;
      const terms = query?.trim() ? termsOf(query) : undefined;
      if (query?.trim() && !terms) throw tooShort(ctx);
      const after = asked.after && (await get(ctx, asked.after)).code;
      const rows = await repository.list(site.id, {
        ...{ ...asked, after, terms, placed: placedIn(ctx, from, to) },
        limit: limit + 1,
      });
      const items = rows.slice(0, limit).map((row) => presentListed(row, site.currency, language));
      const next = rows.length > limit ? items.at(-1)?.code : undefined;
      return { items, ...(next === undefined ? {} : { next }) };
    },

    ship: async (ctx: SiteContext, code: string, parcel: Parcel) =>
      show(ctx, await fulfilment.ship(code, parcel, byStaff(ctx))),
    deliver: async (ctx: SiteContext, code: string, parcel: Parcel) =>
      show(ctx, await fulfilment.deliver(code, parcel, byStaff(ctx))),
    cancel: async (ctx: SiteContext, code: string) =>
      show(ctx, await fulfilment.cancel(code, 'staff', ctx.language)),
    takeBack: async (ctx: SiteContext, code: string) =>
      show(ctx, await fulfilment.takeBack(code, byStaff(ctx))),

    /** What a refund would come to now. @throws {OccError} 404, 409 */
    preview: (ctx: SiteContext, code: string, asked: AskedRefund) =>
      refunds.preview(code, asked, ctx.language),

    refund: async (
      ctx: SiteContext,
      code: string,
      asked: AskedRefund,
      { key, expectedAmount }: { key: string; expectedAmount?: number | undefined },
    ) => {
      const { staffId } = staffOf({ ctx });
      const by = {
        key,
        actor: 'staff' as const,
        staffId,
        ...(expectedAmount === undefined ? {} : { expectedAmount }),
      };
      const { order } = await refunds.make(code, asked, by, ctx.language);
      return show(ctx, order);
    },

    /** In a transaction: mails the confirmation once more. @throws {OccError} 409 for an order that is not placed. */
    confirm: async (ctx: SiteContext, order: Order) => {
      if (!order.placedAt) throw notPlaced(ctx, order.code);
      const mail = orderEmail(order, 'confirmation');
      await outbox.write({ ...mail, id: `${mail.id}-${randomUUID()}` });
      return show(ctx, order);
    },

    note: async (ctx: SiteContext, order: Order, text: string) => {
      const { staffId } = staffOf({ ctx });
      const note = { id: randomUUID(), staffId, text: text.trim(), createdAt: clock.now() };
      await repository.addNote(order.code, note);
      return show(ctx, order);
    },
  };
}

export type AdminOrders = ReturnType<typeof adminOrdersService>;

const [FIRST, LAST] = [new Date(0), new Date('9999-01-01')];

function placedIn({ site, language }: SiteContext, from?: Day, to?: Day): AdminOrderQuery['placed'] {
  if (from === undefined && to === undefined) return undefined;
  for (const [subject, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day))
      throw badRequest('ValidationError', say(language, 'That is no day.', 'Ce n’est pas un jour.'), {
        ...{ reason: 'invalid', subject, subjectType: 'parameter' },
      });
  return {
    from: from === undefined ? FIRST : instantOf(from, 0, site.timeZone),
    until: to === undefined ? LAST : instantOf(addDays(to, 1), 0, site.timeZone),
  };
}

const tooShort = ({ language }: SiteContext) =>
  badRequest(
    'ValidationError',
    say(language, 'Type at least two letters or digits.', 'Tapez au moins deux lettres ou chiffres.'),
    { reason: 'tooShort', subject: 'query', subjectType: 'parameter' },
  );

const notPlaced = ({ language }: SiteContext, code: string) =>
  conflict(
    'OrderTransitionError',
    say(
      language,
      `${code} is not paid, so it has no confirmation.`,
      `${code} n’est pas payée : elle n’a pas de confirmation.`,
    ),
    { reason: 'notPlaced', subject: code, subjectType: 'order' },
  );
