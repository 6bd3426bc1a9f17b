import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigation } from 'react-router';
import { noteViewed } from '#app/features/catalog/recent/recent.storage.ts';
import { searchResults } from '#app/features/catalog/searchResults.slice.ts';
import { customerData } from '#app/features/customers/customerData.slice.ts';
import { analyticsOf } from '#app/features/tracking/analytics.rules.ts';
import { dropDenied } from '#app/features/tracking/consent.thunks.ts';
import { tell } from '#app/features/tracking/dataLayer.ts';
import { passedOn, selectHeard } from '#app/features/tracking/heard.slice.ts';
import { pageOfPath } from '#app/features/tracking/page.rules.ts';
import { tagData } from '#app/features/tracking/tagData.slice.ts';
import { allows, keepCookie } from '#app/platform/session/consent.ts';
import { cookieSeconds } from '#app/platform/session/cookieLifetime.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { RootState } from '#app/platform/store/store.ts';

interface Viewed {
  data: { code: string } | null;
}

/** Passes on to analytics what was heard, which page is shown and what was searched for, where the visitor allows it. */
export default function Tracker() {
  const dispatch = useAppDispatch();
  const heard = useAppSelector(selectHeard);
  const allowed = useAppSelector((state) => allows(state, 'c1'));
  const results = useAppSelector(searchResults.select).data;
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const page = pageOfPath(pathname);

  // What was set under another choice, in another tab or before the browser asked for privacy.
  useEffect(() => dispatch(dropDenied()), [dispatch]);
  useEffect(() => {
    if (heard.length === 0) return;
    for (const event of allowed ? heard.map(analyticsOf) : []) if (event) tell(event);
    dispatch(passedOn());
  }, [dispatch, heard, allowed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => {
    if (!allowed || !isIdle) return;
    void dispatch(tagData.ensure(page)).then(({ data, success }) => success && data && tell(data));
  }, [dispatch, allowed, isIdle, pathname]);

  // Filters and further pages of the same search are no other search.
  const searched = useRef('');
  const isSearch = page.page_type === 'search';
  const { text = '', pagination } = (isSearch && isIdle && results) || {};
  useEffect(() => {
    if (isSearch && text === '') return;
    if (allowed && text && searched.current !== text) {
      tell({ event: 'search', search_term: text, search_results: pagination?.totalResults });
    }
    searched.current = text;
  }, [allowed, isSearch, text, pagination]);
  useCartQuantity();
  // The slice's own selector would make a file of its own for every product page.
  const viewed = useAppSelector((state) => (state.product as Viewed | undefined)?.data?.code);
  const isProduct = page.page_type === 'product';
  useEffect(() => {
    if (isProduct && isIdle && viewed) dispatch(noteViewed(viewed));
  }, [dispatch, isProduct, isIdle, viewed]);
  return null;
}

/** Keeps how much is in the cart where pages that are not ours can read it; nobody of ours does. */
function useCartQuantity(): void {
  const store = useStore<RootState>();
  const count = useAppSelector((state) => customerData.select(state).data?.cartCount);
  const allowed = useAppSelector((state) => allows(state, 'c9'));
  useEffect(() => {
    const state = store.getState();
    const seconds = cookieSeconds(state, 'cart-quantity');
    if (count !== undefined && allowed) keepCookie(state, 'c9', 'cart-quantity', String(count), seconds);
  }, [store, count, allowed]);
}
