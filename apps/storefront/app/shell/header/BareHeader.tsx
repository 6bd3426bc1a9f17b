import { useEffect } from 'react';
import { Link } from 'react-router';
import { customerData } from '#app/features/customers/current/customerData.slice.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Drawing, Icon } from '#app/ui/Icon.tsx';
import { LanguageLink } from '../language/LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The head of the checkout: nothing leads away from it but the cart, the home page and the other language. */
export function BareHeader() {
  const m = useMessages();
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  // After a log-in too, which clears the customer's data.
  const unknown = useAppSelector((state) => customerData.select(state).key === null);
  useEffect(() => {
    if (unknown) void dispatch(customerData.ensure(null));
  }, [dispatch, unknown]);
  return (
    <>
      <SkipLink />
      <header className="border-line border-b bg-surface">
        <div className="page-width flex h-16 items-center justify-between gap-3">
          <Logo />
          <p className="flex items-center gap-1.5 font-medium text-sm leading-tight">
            <Drawing path="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" className="size-4 text-success" />
            {m.shell.secureCheckout()}
          </p>
          <div className="flex items-center">
            <LanguageLink />
            <Link
              to={link('/cart')}
              className="-mr-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-medium text-sm hover:bg-sunken"
            >
              <Icon name="bag" />
              <span className="max-sm:sr-only">{m.shell.backToCart()}</span>
            </Link>
          </div>
        </div>
      </header>
    </>
  );
}
