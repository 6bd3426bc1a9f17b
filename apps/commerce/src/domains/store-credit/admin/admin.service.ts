import { randomUUID } from 'node:crypto';
import type { Language, SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import { staffOf } from '#platform/admin/index.ts';
import { badRequest, conflict, notFound, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { StoreCreditService } from '../store-credit.service.ts';
import { presentLedger } from './admin.presenter.ts';
import { creditAdminRepository, reversalKey } from './admin.repository.ts';
import { MOST } from './admin.schemas.ts';

interface Parts {
  platform: Pick<Platform, 'admin' | 'db'>;
  customers: Pick<CustomersService, 'get'>;
  storeCredit: StoreCreditService;
}

const PAGE = 50;

/** What staff see of store credit, and do with it. Entries are never changed: what is undone is a new one. */
export function creditAdminService({ platform: { admin, db }, customers, storeCredit }: Parts) {
  const repository = creditAdminRepository(db);

  /** @throws {OccError} 404 of another site's */
  const view = async (ctx: SiteContext, customerId: string, page = 0) => {
    await customers.get({ ...ctx, customerId });
    const owner = { site: ctx.site.id, customerId };
    const entries = await repository.page(owner, page * PAGE, PAGE);
    const { balance, total } = await storeCredit.history(owner, { currentPage: 0, pageSize: 1 });
    const names = await admin.namesOf([...new Set(entries.flatMap(({ staffId }) => staffId ?? []))]);
    const next = (page + 1) * PAGE < total ? String(page + 1) : undefined;
    return presentLedger({ balance, entries, total, most: MOST, names, next });
  };

  /** Books an amount. @throws {OccError} 409 where there is less */
  const book = async (ctx: SiteContext, customerId: string, entry: Booking): Promise<void> => {
    const { key, amount, reason } = entry;
    const { staffId } = staffOf({ ctx });
    if (amount > 0) await storeCredit.grant(ctx.site.id, customerId, { key, amount, reason, staffId });
    else {
      const taken = { key, amount: -amount, reason, staffId };
      const outcome = await storeCredit.correct(ctx.site.id, customerId, taken);
      if (outcome === 'tooLittle') throw tooLittle(ctx.language);
    }
  };

  return {
    view,

    /** In a transaction: gives a customer credit, or takes some. @throws {OccError} 400, 404, 409 */
    adjust: async (ctx: SiteContext, customerId: string, asked: { amount: number; reason: string }) => {
      if (asked.amount === 0) throw nothing(ctx.language);
      await customers.get({ ...ctx, customerId });
      const reason = asked.reason.trim();
      await book(ctx, customerId, { key: `staff:${randomUUID()}`, amount: asked.amount, reason });
      return view(ctx, customerId);
    },

    /** In a transaction: takes an adjustment back, once. @throws {OccError} 404, 409 */
    reverse: async (ctx: SiteContext, customerId: string, id: string) => {
      await customers.get({ ...ctx, customerId });
      const entry = await repository.byId({ site: ctx.site.id, customerId }, id);
      if (!entry) throw unknown(ctx.language, id);
      if (!entry.reversible) throw notReversible(ctx.language, id);
      const reason = entry.reason ?? '';
      await book(ctx, customerId, { key: reversalKey(id), amount: -entry.amount, reason });
      return view(ctx, customerId);
    },

    liability: async (site: SiteId) => {
      const { amount, customers: owed } = await storeCredit.outstanding(site);
      return { amount, customers: owed };
    },
  };
}

interface Booking {
  key: string;
  /** Minor units; below zero takes some. */
  amount: number;
  reason: string;
}

export type CreditAdmin = ReturnType<typeof creditAdminService>;

const tooLittle = (language: Language) =>
  conflict(
    'StoreCreditTooLittleError',
    say(
      language,
      'That is more than the balance, which never goes below zero.',
      'C’est plus que le solde, qui ne passe jamais sous zéro.',
    ),
    { reason: 'tooLittle', subject: 'amount', subjectType: 'field' },
  );

const nothing = (language: Language) =>
  badRequest('ValidationError', say(language, 'Enter an amount.', 'Entrez un montant.'), {
    ...{ reason: 'invalid', subject: 'amount', subjectType: 'field' },
  });

const unknown = (language: Language, id: string) =>
  notFound(
    'UnknownIdentifierError',
    say(language, 'There is no such entry.', 'Cette écriture n’existe pas.'),
    {
      ...{ reason: 'notFound', subject: id, subjectType: 'entry' },
    },
  );

const notReversible = (language: Language, id: string) =>
  conflict(
    'EntryNotReversibleError',
    say(
      language,
      'This was taken back already, or staff did not make it.',
      'Cette écriture est déjà annulée, ou ne vient pas du personnel.',
    ),
    { reason: 'notReversible', subject: id, subjectType: 'entry' },
  );
