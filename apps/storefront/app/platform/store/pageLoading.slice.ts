import { createAction } from '@reduxjs/toolkit';
import { on, reducerOf } from './reactions.ts';
import { setting } from './setting.ts';
import { type AppThunk, addSlice, type RootState } from './store.ts';

interface PageLoading {
  /** Slow calls under way. */
  calls: number;
}

const began = createAction('pageLoading/began');
const ended = createAction('pageLoading/ended');
const add = (count: number) => (state: PageLoading) => ({ calls: state.calls + count });
addSlice('pageLoading', reducerOf<PageLoading>({ calls: 0 }, [on(began, add(1)), on(ended, add(-1))]));

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
        dispatch(began());
      },
      setting(getState(), 'addToCartLoaderMs'),
    );
    try {
      return await dispatch(work);
    } finally {
      clearTimeout(timer);
      if (shown) dispatch(ended());
    }
  };
