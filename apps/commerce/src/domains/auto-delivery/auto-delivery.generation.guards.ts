import type { SiteId } from '@crema/brands';
import type { ClaimedTurn, GenerationRepository } from './auto-delivery.generation.repository.ts';
import { aboveCeiling } from './auto-delivery.generation.rules.ts';

/** Where a worker may die while it makes orders. */
export type GenerationMoment = 'written' | 'committed' | 'charged' | 'settled';

/**
 * The places on which "never twice, never above what was told, never after a cancel" rests, in one hand, so that a proof
 * can take one away and see its count rise. A shop never passes its own.
 */
export interface GenerationGuards {
  /** Locks the turns that have come; called in the transaction that makes their orders. */
  claimDue(site: SiteId, now: Date, customers: number): Promise<ClaimedTurn[]>;
  /** What becomes of an order that would come to more than was confirmed. */
  aboveCeiling: typeof aboveCeiling;
  /** Which of some written orders are not charged: their customer has cancelled. */
  cancelledOf(codes: readonly string[]): Promise<Set<string>>;
  /** Whether a cancellation makes sure at the provider that nothing is charged any more. */
  withdrawsOnCancel: boolean;
  /** Called at each moment at which a process may be killed. */
  reach(moment: GenerationMoment): Promise<void> | void;
}

export function defaultGenerationGuards(repository: GenerationRepository): GenerationGuards {
  return {
    claimDue: repository.claimDue,
    aboveCeiling,
    cancelledOf: repository.cancelledOf,
    withdrawsOnCancel: true,
    reach: () => {},
  };
}
