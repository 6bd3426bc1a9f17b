import { createAction } from '@reduxjs/toolkit';
import { on, reducerOf } from './reactions.ts';

/** Title and head entries of the current page; the shell renders them. */
export interface PageMetadata {
  title: string;
  /** Instead of a title: a screen whose title is a message. */
  screen?: 'cart' | 'checkout' | 'orders';
  /** On a phone the bar with the button to buy covers the foot of the page: `product.css` leaves room for it. */
  buyBar?: true;
  metadata: { name: string; content: string }[];
  /** Path of the canonical address without its language; absent on pages that have none (search, account, errors). */
  canonicalPath?: string;
}

const initialState: PageMetadata = { title: '', metadata: [] };

/** Replaces all metadata of the previous page. */
export const setPageMetadata = createAction<PageMetadata>('pageMetadata/set');
export const pageMetadata = reducerOf(initialState, [on(setPageMetadata, (_, metadata) => metadata)]);
export const NOINDEX = { name: 'robots', content: 'noindex' };
