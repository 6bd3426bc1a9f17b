import { redirectDocument } from 'react-router';
import { PaymentFields } from '#app/features/checkout/payment/PaymentFields.tsx';
import { useOpenBank } from '#app/features/checkout/payment/stripe/useBank.ts';
import PayPage, { keepsCard } from '#app/features/pay/PayPage.tsx';
import texts from '#app/platform/i18n/generated/screens/pay.js';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

export const loader = screen(async ({ dispatch, state }) => {
  // The token of the mailed link is in the fragment (`#`) and so in no log.
  const title = texts[state().apiConfig.lang].title();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});

/** Only this screen's own document may hold the payment provider's fields, so that it is always loaded as one. */
export const clientLoader = screen(async ({ url }) => {
  throw redirectDocument(url.pathname + url.search + url.hash);
});

export default function Pay() {
  return (
    <PayPage
      askBank={useOpenBank()}
      fields={(ref, payment, onEnter) => (
        <PaymentFields
          ref={ref}
          paidFor={{
            amount: Math.round((payment.amount?.value ?? 0) * 100),
            currency: payment.amount?.currencyIso ?? '',
            ...{ keeps: keepsCard(payment), withOrder: true },
          }}
          onEnter={onEnter}
        />
      )}
    />
  );
}
