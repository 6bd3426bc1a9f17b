import type { ContentService } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import type { LedgerRepository } from './ledger.repository.ts';

/** What the functions of the ledger take as their first argument. */
export interface LedgerNeeds extends Pick<Platform, 'clock' | 'db'> {
  content: Pick<ContentService, 'configuration'>;
  repository: LedgerRepository;
}
