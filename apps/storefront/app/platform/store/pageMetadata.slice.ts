import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Title and head entries of the current page; the shell renders them. */
export interface PageMetadata {
  title: string;
  /** Instead of a title: a screen whose name is a message. */
  screen?: 'cart' | 'checkout' | 'orders';
  metadata: { name: string; content: string }[];
  /** Site-relative path of the canonical address; absent on pages that have none (search, account, errors). */
  canonicalPath?: string;
  /** Site-relative paths of this page in other languages. */
  alternates?: { lang: string; path: string }[];
}

const initialState: PageMetadata = { title: '', metadata: [] };

export const pageMetadata = createSlice({
  name: 'pageMetadata',
  initialState,
  reducers: {
    /** Replaces everything of the page before. */
    set: (_state, action: PayloadAction<PageMetadata>) => action.payload,
  },
});

export const setPageMetadata = pageMetadata.actions.set;
export const NOINDEX = { name: 'robots', content: 'noindex' };
