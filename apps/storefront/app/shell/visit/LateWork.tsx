import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigation } from 'react-router';
import { noteViewed } from '#app/features/catalog/recent/recent.storage.ts';
import { customerData } from '#app/features/customers/current/customerData.slice.ts';
import { dropDenied } from '#app/features/tracking/consent.thunks.ts';
import { knownWishes } from '#app/features/wish-list/knownWishes.ts';
import { allows, keepCookie } from '#app/platform/session/consent.ts';
import { cookieSeconds } from '#app/platform/session/cookieLifetime.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { RootState } from '#app/platform/store/store.ts';

interface Viewed {
  data: { code: string } | null;
}

/** Writes a visit's cookies, and deletes denied ones, once the visitor is active. */
export default function LateWork() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  // Cookies set under another choice, in another tab or before the browser sent Global Privacy Control.
  useEffect(() => dispatch(dropDenied()), [dispatch]);
  useCartQuantity();
  useOfflinePage();
  useWishes();
  // Not the slice's own selector, which would add a file to every product page.
  const viewed = useAppSelector((state) => (state.product as Viewed | undefined)?.data?.code);
  const isProduct = /\/p\/[^/]+\/?$/.test(pathname);
  useEffect(() => {
    if (isProduct && isIdle && viewed) dispatch(noteViewed(viewed));
  }, [dispatch, isProduct, isIdle, viewed]);
  return null;
}

/** Reads the wish list, also after a log-in, at which the browser's joins the account's. Cards have their hearts from then on. */
function useWishes(): void {
  const dispatch = useAppDispatch();
  const unread = useAppSelector((state) => !knownWishes(state)?.entries);
  useEffect(() => {
    if (!unread) return;
    import('#app/features/wish-list/wishes.thunks.ts').then(
      ({ readWishes }) => dispatch(readWishes()),
      () => undefined,
    );
  }, [dispatch, unread]);
}

/** Not a new function at each page, which would read the cookies again. */
const mayCount = (state: RootState): boolean => allows(state, 'c9');

/** Writes the number of units in the cart into a cookie for pages outside the shop; the shop does not read it. */
function useCartQuantity(): void {
  const store = useStore<RootState>();
  const count = useAppSelector((state) => customerData.select(state).data?.cartCount);
  const allowed = useAppSelector(mayCount);
  useEffect(() => {
    const state = store.getState();
    const seconds = cookieSeconds(state, 'cart-quantity');
    if (count !== undefined && allowed) keepCookie(state, 'c9', 'cart-quantity', String(count), seconds);
  }, [store, count, allowed]);
}

/**
 * Where the shop is installed, a page that cannot be had says so in the brand's words (`tooling/offline.ts`). In a browser's
 * tab the browser says it: a service worker would have to be started before each visit's first page.
 */
function useOfflinePage(): void {
  const { brand, siteOverride } = useAppSelector((state) => state.apiConfig);
  const name = useAppSelector((state) => setting(state, 'shopName'));
  const phone = useAppSelector((state) => setting(state, 'shopPhone'));
  useEffect(() => {
    if (siteOverride || !matchMedia('(display-mode: standalone)').matches) return;
    // Refused by the visitor's settings, or not there in development: the shop goes without.
    // Another name or number is another worker, which the browser then takes in place of the one that it has.
    const words = new URLSearchParams({ name, phone });
    navigator.serviceWorker?.register(`/offline.${brand}.js?${words}`).catch(() => undefined);
  }, [brand, siteOverride, name, phone]);
}
