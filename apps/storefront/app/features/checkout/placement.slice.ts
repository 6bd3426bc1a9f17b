import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import type { Cart } from './checkout.types.ts';

/** The cart as the engine answered it; whoever shows the cart takes it over. */
export const cartChanged = createAction<Cart>('checkout/cartChanged');
/** An order was placed: the cart behind it is history. */
export const orderPlaced = createAction<{ guid: string; code?: string }>('orders/placed');

/** Where the placing of the order stands. */
export type Placement =
  | { phase: 'idle' }
  /** Payment or order is on its way. */
  | { phase: 'placing' }
  /** The provider has not said yet whether it charged: the order is watched. */
  | { phase: 'waiting'; guid: string }
  /** The shopper's bank asks for more. */
  | { phase: 'authenticate'; guid: string; busy: boolean }
  /** Nobody answered: the same attempt may be repeated without harm. */
  | { phase: 'unanswered' }
  /** Nobody answered before anything was ordered: nothing can have been charged. */
  | { phase: 'unreached' }
  | { phase: 'declined'; messages: string[] }
  | { phase: 'soldOut'; messages: string[] }
  /** `total`: what the cart comes to now, where the engine said no sentence about it. */
  | { phase: 'stale'; messages: string[]; total?: string }
  /** The cart is being ordered, or was, by somebody else with the same cart: another tab. */
  | { phase: 'taken'; messages: string[] }
  | { phase: 'refused'; messages: string[] }
  /** `account`: e-mail of the account that the order made. */
  | { phase: 'placed'; guid: string; account?: string };

const idle: Placement = { phase: 'idle' };

const slice = createSlice({
  name: 'placement',
  initialState: idle as Placement,
  reducers: {
    moved: (_state, { payload }: PayloadAction<Placement>) => payload,
  },
});
addSlice('placement', slice.reducer);

export const placementMoved = slice.actions.moved;
export const selectPlacement = (state: RootState): Placement =>
  (state.placement as Placement | undefined) ?? idle;

/** While true nothing may be changed or pressed again. */
export const isBusy = ({ phase }: Placement): boolean =>
  phase === 'placing' || phase === 'waiting' || phase === 'placed';

/** While true there may be an order that owns the cart: it is settled first, and the visit keeps this cart. */
export const isUnsettled = (placement: Placement): boolean =>
  isBusy(placement) || placement.phase === 'unanswered' || placement.phase === 'authenticate';
