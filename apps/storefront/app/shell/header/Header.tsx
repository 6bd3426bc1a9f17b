import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { cart, cartOpened, selectPanel } from '#app/features/cart/cart.slice.ts';
import { configurationData } from '#app/features/content/configurationData.slice.ts';
import { customerData } from '#app/features/customers/current/customerData.slice.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { reload } from '#app/platform/store/lifecycle.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { LanguageLink } from '../language/LanguageLink.tsx';
import { AccountButton } from './AccountButton.tsx';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { NotificationBar } from './NotificationBar.tsx';
import { navigationOf } from './navigation.ts';
import { SkipLink } from './SkipLink.tsx';

// Loaded when pressed.
const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'));
const CartFlyout = lazy(() => import('./CartFlyout.tsx'));
const fetchSearch = () => import('#app/features/search/SearchOverlay.tsx');
let SearchOverlay: ComponentType<{ onClose: () => void }> = lazy(fetchSearch);
/**
 * Loads the search on hover or focus, so that a press opens it at once: a lazy component would first show its fallback
 * for 300 ms, in which the first letters typed are lost. A failure is reported at the press.
 */
const beReady = (): void =>
  void fetchSearch().then(
    (fetched) => {
      SearchOverlay = fetched.default;
    },
    () => undefined,
  );

const ICON_BUTTON =
  'relative inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken';

/** The head of every page: notices, menu, search and cart. */
export function Header() {
  const m = useMessages();
  const link = useSiteLink();
  const { data } = useAppSelector(configurationData.select);
  const slots = data?.contentSlots ?? [];
  const nodes = navigationOf(slots);
  const [menuOpen, setMenuOpen] = useState(false);
  const [Search, setSearch] = useState<typeof SearchOverlay>();
  return (
    <>
      <SkipLink />
      <NotificationBar slots={slots} />
      <header className="sticky top-0 z-30 border-line border-b bg-surface">
        <div className="bar page-width flex h-16 items-center gap-1 sm:gap-2 lg:gap-3 2xl:gap-6">
          <button
            type="button"
            className={`${ICON_BUTTON} -ml-2 lg:hidden`}
            aria-label={m.shell.openMenu()}
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" />
          </button>
          <Logo />
          <MegaMenu nodes={nodes} />
          <div className="ml-auto flex shrink-0 items-center sm:gap-1">
            {/* First, so that the room kept for a name is beside the menu, where it does not look like a gap. */}
            <AccountButton />
            <LanguageLink />
            <button
              type="button"
              className={ICON_BUTTON}
              aria-label={m.shell.search()}
              onPointerEnter={beReady}
              onFocus={beReady}
              onClick={() => setSearch(() => SearchOverlay)}
            >
              <Icon name="search" />
            </button>
            {/* On a phone in the menu. */}
            <Link
              to={link('/wishlist')}
              discover="none"
              className={`wish text-ink before:size-6 ${ICON_BUTTON} max-md:hidden`}
            >
              <span className="sr-only">{m.catalog.wishList()}</span>
            </Link>
            <CartButton />
          </div>
        </div>
      </header>
      {menuOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setMenuOpen(false)} nodes={nodes} />
        </Suspense>
      )}
      {Search && (
        <Suspense>
          <Search onClose={() => setSearch(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Whether the shop has been asked who the visitor is. The first time waits until the browser is idle: a change of the store
 * before the page has been hydrated makes React hydrate at one stroke what it otherwise hydrates in slices.
 */
let wasAsked = false;
/** So late even in a browser that is never idle, in milliseconds: until then the cart looks empty. */
const ASK_WITHIN_MS = 2000;

function CartButton() {
  const m = useMessages();
  const dispatch = useAppDispatch();
  const { open } = useAppSelector(selectPanel);
  const [used, setUsed] = useState(false);
  const { data, key } = useAppSelector(customerData.select);
  const count = data?.cartCount ?? 0;
  useEffect(() => {
    if (key !== null) {
      wasAsked = true;
      return;
    }
    // A log-in or log-out has cleared the customer's data: a cart that is shown may be another.
    const changed = wasAsked;
    const ask = (): void => {
      void dispatch(customerData.ensure(null));
      if (changed) dispatch(reload('cart'));
    };
    // Safari has no idle callbacks; a busy browser may have no idle moment.
    if (changed || !window.requestIdleCallback?.(ask, { timeout: ASK_WITHIN_MS })) ask();
  }, [dispatch, key]);
  if (open && !used) setUsed(true);
  const show = (): void => {
    dispatch(cartOpened());
    void dispatch(cart.load(null));
  };
  return (
    <>
      <button type="button" className={ICON_BUTTON} aria-label={m.cart.open({ count })} onClick={show}>
        <Icon name="bag" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs"
          >
            {count}
          </span>
        )}
      </button>
      {used && (
        <Suspense>
          <CartFlyout />
        </Suspense>
      )}
    </>
  );
}
