import { bindAll } from '#platform/bind/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PerksLedger } from '../perks.types.ts';
import {
  balance,
  giveBack,
  lock,
  membersAmong,
  read,
  redeem,
  restore,
  settle,
  totals,
} from './account.service.ts';
import { adjust, reverseAdjustment } from './adjusting.service.ts';
import { clear, earn, earnedBy, free, grant, hold, reverse } from './earning.service.ts';
import { createHistory } from './history.service.ts';
import type { LedgerNeeds } from './ledger.deps.ts';
import { type LedgerRepository, ledgerRepository } from './ledger.repository.ts';

/** Exchanges what the ledger reads and books for something worse, for a proof that must then fail. */
export type LedgerGuards = (whole: LedgerRepository) => LedgerRepository;

/** The points of members: lots, what was taken of them, and what is owed. Nothing is a stored sum. */
export function createLedger(
  platform: Pick<Platform, 'clock' | 'db'>,
  {
    content,
    guards = (whole) => whole,
  }: Pick<LedgerNeeds, 'content'> & { guards?: LedgerGuards | undefined },
) {
  const { clock, db } = platform;
  const needs: LedgerNeeds = { clock, db, content, repository: guards(ledgerRepository(db)) };
  const bound = bindAll(needs, {
    ...{ balance, giveBack, lock, membersAmong, read, redeem, restore, settle, totals },
    ...{ clear, earn, earnedBy, free, grant, hold, reverse },
    ...{ adjust, reverseAdjustment },
  });
  const ledger: PerksLedger = bound;
  return { ...ledger, ...bound, history: createHistory(needs) };
}

export type Ledger = ReturnType<typeof createLedger>;
