import { createAction } from '@reduxjs/toolkit';
import { on, reducerOf } from '#app/platform/store/reactions.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';

/** State of the placing of the order. */
export type Placement =
  | { phase: 'idle' }
  /** The payment or the order is being sent. */
  | { phase: 'placing' }
  /** The provider has not said yet whether it charged: the order is polled. */
  | { phase: 'waiting'; guid: string }
  /**
   * The shopper's bank asks for authentication. `secret`: what the provider's script opens the bank's question with, at once.
   * `asked`: it is open `now`; was, and nothing came of it (`before`); or the script did not come (`blocked`).
   */
  | {
      phase: 'authenticate';
      guid: string;
      busy: boolean;
      secret?: string;
      asked?: 'now' | 'before' | 'blocked';
    }
  /** No answer: the same attempt can safely be repeated. */
  | { phase: 'unanswered' }
  /** No answer before anything was ordered: nothing can have been charged. */
  | { phase: 'unreached' }
  | { phase: 'declined'; messages: string[] }
  | { phase: 'soldOut'; messages: string[] }
  /** `total`: the cart's present total, where the engine gave no sentence about it. */
  | { phase: 'stale'; messages: string[]; total?: string }
  /** The cart is being ordered, or was, in another tab. */
  | { phase: 'taken'; messages: string[] }
  | { phase: 'refused'; messages: string[] }
  /** `account`: e-mail of the account that the order made. */
  | { phase: 'placed'; guid: string; account?: string };

const idle: Placement = { phase: 'idle' };

export const placementMoved = createAction<Placement>('placement/moved');
addSlice('placement', reducerOf<Placement>(idle, [on(placementMoved, (_, placement) => placement)]));

export const selectPlacement = (state: RootState): Placement =>
  (state.placement as Placement | undefined) ?? idle;

/** While true nothing may be changed or submitted again. */
export const isBusy = ({ phase }: Placement): boolean =>
  phase === 'placing' || phase === 'waiting' || phase === 'placed';

/** While true an order may own the cart: it is settled first, and the visit keeps this cart. */
export const isUnsettled = (placement: Placement): boolean =>
  isBusy(placement) || placement.phase === 'unanswered' || placement.phase === 'authenticate';
