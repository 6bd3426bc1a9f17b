import { bindAll } from '#platform/bind/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PerksLedger } from '../perks.types.ts';
import { balance, giveBack, lock, read, redeem, settle } from './account.service.ts';
import { adjust, reverseAdjustment } from './adjusting.service.ts';
import { clear, earn, grant, reverse } from './earning.service.ts';
import { createHistory } from './history.service.ts';
import type { LedgerNeeds } from './ledger.deps.ts';
import { ledgerRepository } from './ledger.repository.ts';

/** The points of members: lots, what was taken of them, and what is owed. Nothing is a stored sum. */
export function createLedger(
  platform: Pick<Platform, 'clock' | 'db'>,
  { content }: Pick<LedgerNeeds, 'content'>,
) {
  const { clock, db } = platform;
  const needs: LedgerNeeds = { clock, db, content, repository: ledgerRepository(db) };
  const bound = bindAll(needs, {
    ...{ balance, giveBack, lock, read, redeem, settle },
    ...{ clear, earn, grant, reverse },
    ...{ adjust, reverseAdjustment },
  });
  const ledger: PerksLedger = bound;
  return { ...ledger, ...bound, history: createHistory(needs) };
}

export type Ledger = ReturnType<typeof createLedger>;
