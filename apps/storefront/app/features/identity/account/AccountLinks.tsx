import { SITES } from '@crema/brands';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { MoreIcon, type MoreIconName } from '#app/ui/MoreIcon.tsx';

/** Links to the parts of the account, in the flyout and beside its pages. */
export function AccountLinks({ onFollow, row = false }: { onFollow?: () => void; row?: boolean }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const autoDelivery = useAppSelector((state) => featureOn(state, 'autoDelivery'));
  const perks = useAppSelector((state) => featureOn(state, 'perks'));
  const { business } = SITES[useAppSelector((state) => state.apiConfig.brand)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another part.
  useEffect(() => {
    if (!row) return;
    // On a phone the row is wider than the screen; the row is scrolled, not the page.
    const show = (): void => {
      const current = list.current?.querySelector<HTMLElement>('[aria-current]');
      if (current) list.current?.scrollTo({ left: current.offsetLeft - 16 });
    };
    show();
    // The positions change when the font has loaded.
    void document.fonts.ready.then(show);
  }, [row, pathname]);
  const parts: (readonly [MoreIconName, string, string])[] = [
    ['person', '/account', m.overview()],
    ['box', '/account/orders', m.orders()],
    ...(autoDelivery ? ([['repeat', '/auto-delivery', m.autoDelivery()]] as const) : []),
    ...(business ? [] : ([['bag', '/account/boxes', m.boxes()]] as const)),
    ...(perks ? ([['cup', '/perks', m.perks()]] as const) : []),
    ['heart', '/wishlist', m.wishList()],
    ['pin', '/account/addresses', m.addresses()],
    ['card', '/account/payments', m.payments()],
    ['lock', '/account/privacy', m.privacy()],
  ];
  return (
    <ul ref={list} className={row ? 'relative flex gap-1 overflow-x-auto lg:flex-col' : 'space-y-1'}>
      {parts.map(([icon, path, text]) => (
        <li key={path} className={row ? 'shrink-0' : ''}>
          <NavLink
            to={link(path)}
            end={path === '/account'}
            onClick={onFollow}
            className={({ isActive }) =>
              `flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken ${isActive ? 'bg-sunken font-semibold' : ''}`
            }
          >
            <MoreIcon name={icon} className="size-5 text-accent" />
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
