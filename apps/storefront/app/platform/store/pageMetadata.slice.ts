import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Title and head entries of the current page; the shell renders them. */
export interface PageMetadata {
  title: string;
  /** Instead of a title: a screen whose title is a message. */
  screen?: 'cart' | 'checkout' | 'orders';
  metadata: { name: string; content: string }[];
  /** Path of the canonical address without its language; absent on pages that have none (search, account, errors). */
  canonicalPath?: string;
}

const initialState: PageMetadata = { title: '', metadata: [] };

export const pageMetadata = createSlice({
  name: 'pageMetadata',
  initialState,
  reducers: {
    /** Replaces all metadata of the previous page. */
    set: (_state, action: PayloadAction<PageMetadata>) => action.payload,
  },
});

export const setPageMetadata = pageMetadata.actions.set;
export const NOINDEX = { name: 'robots', content: 'noindex' };
