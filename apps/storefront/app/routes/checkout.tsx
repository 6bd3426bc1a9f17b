import { useCallback, useEffect, useMemo } from 'react';
import { redirectDocument } from 'react-router';
import { CartSummary } from '#app/features/cart/CartSummary.tsx';
import { cart as cartArea } from '#app/features/cart/cart.slice.ts';
import { EmptyCart } from '#app/features/cart/EmptyCart.tsx';
import { reloadCart } from '#app/features/cart/lines.thunks.ts';
import { PurchaseLines } from '#app/features/cart/PurchaseLines.tsx';
import { useFreshCart } from '#app/features/cart/useFreshCart.ts';
import {
  type AccountParts,
  AccountPartsProvider,
  type KeptByCustomer,
} from '#app/features/checkout/accountParts.tsx';
import { autoDeliveryConsent } from '#app/features/checkout/autoDeliveryConsent.slice.ts';
import CheckoutPage from '#app/features/checkout/CheckoutPage.tsx';
import { isUnsettled, selectPlacement } from '#app/features/checkout/placement.slice.ts';
import CouponField from '#app/features/coupons/CouponField.tsx';
import { useKnownCustomer } from '#app/features/customers/useKnownCustomer.ts';
import { CheckoutLogIn } from '#app/features/identity/CheckoutLogIn.tsx';
import { logIn } from '#app/features/identity/identity.thunks.ts';
import { LogInButton } from '#app/features/identity/LogInButton.tsx';
import { NewPassword } from '#app/features/identity/NewPassword.tsx';
import { screen } from '#app/platform/loading.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

export const loader = screen(async ({ dispatch }) => {
  dispatch(setPageMetadata({ title: '', screen: 'checkout', metadata: [NOINDEX] }));
  return null;
});

/** Only the checkout's own document may hold the payment provider's frame, so that it is always loaded as one. */
export const clientLoader = screen(async ({ url }) => {
  throw redirectDocument(url.pathname + url.search);
});

export default function Checkout() {
  const dispatch = useAppDispatch();
  const { data: cart, error, loading } = useAppSelector(cartArea.select);
  const reload = useCallback(() => void dispatch(reloadCart()), [dispatch]);
  useEffect(reload, [reload]);
  // The cart of an order under way would be read as gone, and the visit begin another.
  useFreshCart(useAppSelector((state) => isUnsettled(selectPlacement(state))));
  const { settled, contact, kept } = useKnownCustomer();
  const { data: terms } = useAppSelector(autoDeliveryConsent.select);
  const byCups = terms?.groups.some(({ cupsPerDay }) => cupsPerDay !== undefined) ?? false;
  return (
    <AccountPartsProvider value={useParts(reload, kept)}>
      <CheckoutPage
        cart={cart}
        failed={error !== null}
        loading={loading}
        onReload={reload}
        lines={cart && <PurchaseLines entries={cart.entries} byCups={byCups} />}
        totals={
          cart && (
            <>
              <CartSummary cart={cart} />
              <CouponField cart={cart} />
            </>
          )
        }
        empty={<EmptyCart />}
        account={<CheckoutLogIn onLoggedIn={reload} />}
        known={settled ? (contact ?? null) : undefined}
      />
    </AccountPartsProvider>
  );
}

/** What accounts give to an order. `onLoggedIn`: the cart may be another now. */
function useParts(onLoggedIn: () => void, kept: KeptByCustomer | undefined): AccountParts {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      passwordField: (field) => <NewPassword {...field} />,
      logInButton: <LogInButton onLoggedIn={onLoggedIn} />,
      logIn: (account) => dispatch(logIn({ ...account, rememberMe: false }, 'checkout')),
      ...(kept ? { kept } : {}),
    }),
    [dispatch, onLoggedIn, kept],
  );
}
