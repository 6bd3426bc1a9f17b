import { createSlice } from '@reduxjs/toolkit';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import { subscriptionChanged } from '../home/homeData.slice.ts';

interface ToldState {
  /** Number of answers so far: the same sentence twice is two answers. */
  count: number;
  message: string;
  /** The order that was just skipped, while that can be undone. */
  skipped?: { subscriptionId: string; date: string } | undefined;
}

const initialState: ToldState = { count: 0, message: '' };

/** What the engine said to the last change: what was done and what comes next, in calendar days. */
const told = createSlice({
  name: 'autoDeliveryTold',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(subscriptionChanged, ({ count }, { payload, meta: { by } }) => {
      const { id: subscriptionId, message, skipped, actions } = payload;
      const canUndo = by?.action === 'skip' && skipped && actions.includes('undo-skip');
      return {
        count: count + 1,
        message,
        ...(canUndo ? { skipped: { subscriptionId, date: skipped.date } } : {}),
      };
    });
  },
});
addSlice('autoDeliveryTold', told.reducer);

export const selectTold = (state: RootState): ToldState =>
  (state.autoDeliveryTold as ToldState | undefined) ?? initialState;
