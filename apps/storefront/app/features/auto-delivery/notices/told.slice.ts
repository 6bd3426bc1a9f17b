import { on, reducerOf } from '#app/platform/store/reactions.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import { subscriptionChanged } from '../home/homeData.slice.ts';

interface ToldState {
  /** Number of answers so far: the same sentence twice is two answers. */
  count: number;
  message: string;
}

const initialState: ToldState = { count: 0, message: '' };

/** What the engine said to the last change: what was done and what comes next, in calendar days. */
addSlice(
  'autoDeliveryTold',
  reducerOf(initialState, [
    on(subscriptionChanged, ({ count }, { message }) => ({ count: count + 1, message })),
  ]),
);

export const selectTold = (state: RootState): ToldState =>
  (state.autoDeliveryTold as ToldState | undefined) ?? initialState;
