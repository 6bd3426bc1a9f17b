import { useCallback, useEffect, useMemo } from 'react';
import { redirectDocument } from 'react-router';
import { cart as cartArea } from '#app/features/cart/cart.slice.ts';
import { EmptyCart } from '#app/features/cart/EmptyCart.tsx';
import { reloadCart } from '#app/features/cart/lines/lines.thunks.ts';
import { PurchaseLines } from '#app/features/cart/lines/PurchaseLines.tsx';
import { CartSummary } from '#app/features/cart/summary/CartSummary.tsx';
import { FreeShippingMeter } from '#app/features/cart/summary/FreeShippingMeter.tsx';
import { useFreshCart } from '#app/features/cart/useFreshCart.ts';
import {
  type AccountParts,
  AccountPartsProvider,
  type KeptByCustomer,
} from '#app/features/checkout/accountParts.tsx';
import { isUnsettled, selectPlacement } from '#app/features/checkout/placement/placement.slice.ts';
import { autoDeliveryConsent } from '#app/features/checkout/recurring/autoDeliveryConsent.slice.ts';
import CheckoutPage from '#app/features/checkout/steps/CheckoutPage.tsx';
import CouponField from '#app/features/coupons/CouponField.tsx';
import { useKnownCustomer } from '#app/features/customers/current/useKnownCustomer.ts';
import { logIn } from '#app/features/identity/identity.thunks.ts';
import { CheckoutLogIn } from '#app/features/identity/login/CheckoutLogIn.tsx';
import { LogInButton } from '#app/features/identity/login/LogInButton.tsx';
import { NewPassword } from '#app/features/identity/password/NewPassword.tsx';
import { joinAsWished } from '#app/features/perks/checkout/loyaltySignup.slice.ts';
import { screen } from '#app/platform/loading.ts';
import { Slot } from '#app/platform/slots/Slot.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { fillers } from '../../compositions/slots/checkout.ts';
import { fillers as consents } from '../../compositions/slots/consent.ts';
import { fillers as wallets } from '../../compositions/slots/wallets.ts';

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
  // Not while an order is under way: its cart would be read as gone, and replaced by a new one.
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
              {!cart.freeShipping.reached && <FreeShippingMeter cart={cart} />}
              <CartSummary inCheckout cart={cart} />
              <CouponField cart={cart} />
            </>
          )
        }
        empty={<EmptyCart />}
        beforePayment={cart && <Slot fillers={fillers} data={{ cart }} />}
        consents={(join) => cart && <Slot fillers={consents} data={{ cart, join }} />}
        wallets={
          cart && wallets.length > 0 ? (pay) => <Slot fillers={wallets} data={{ cart, pay }} /> : undefined
        }
        account={<CheckoutLogIn onLoggedIn={reload} />}
        known={settled ? (contact ?? null) : undefined}
      />
    </AccountPartsProvider>
  );
}

/** The parts that accounts contribute to the checkout. `onLoggedIn` runs when the cart may have changed. */
function useParts(onLoggedIn: () => void, kept: KeptByCustomer | undefined): AccountParts {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      passwordField: (field) => <NewPassword {...field} />,
      logInButton: <LogInButton onLoggedIn={onLoggedIn} />,
      logIn: async (account) => {
        const failure = await dispatch(logIn({ ...account, rememberMe: false }, 'checkout'));
        if (!failure) await dispatch(joinAsWished());
        return failure;
      },
      ...(kept ? { kept } : {}),
    }),
    [dispatch, onLoggedIn, kept],
  );
}
