import { createSlice } from '@reduxjs/toolkit';
import { setting } from './setting.ts';
import { type AppThunk, addSlice, type RootState } from './store.ts';

interface PageLoading {
  /** Slow calls under way. */
  calls: number;
}

const slice = createSlice({
  name: 'pageLoading',
  initialState: { calls: 0 } as PageLoading,
  reducers: {
    began: (state) => {
      state.calls += 1;
    },
    ended: (state) => {
      state.calls -= 1;
    },
  },
});
addSlice('pageLoading', slice.reducer);

/** Whether the page loader is shown. */
export const selectPageLoading = (state: RootState): boolean =>
  ((state.pageLoading as PageLoading | undefined)?.calls ?? 0) > 0;

/** Runs some work; shows the page loader while it takes longer than the site's `addToCartLoaderMs`. */
export const withPageLoader =
  <Result>(work: AppThunk<Promise<Result>>): AppThunk<Promise<Result>> =>
  async (dispatch, getState) => {
    let shown = false;
    const timer = setTimeout(
      () => {
        shown = true;
        dispatch(slice.actions.began());
      },
      setting(getState(), 'addToCartLoaderMs'),
    );
    try {
      return await dispatch(work);
    } finally {
      clearTimeout(timer);
      if (shown) dispatch(slice.actions.ended());
    }
  };
