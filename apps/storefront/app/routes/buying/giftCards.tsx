import { data, useParams } from 'react-router';
import BalancePage from '#app/features/gift-cards/BalancePage.tsx';
import GiftCardForm from '#app/features/gift-cards/GiftCardForm.tsx';
import texts from '#app/platform/i18n/generated/screens/giftCards.js';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const load = screen(async ({ dispatch, params, state }) => {
  if (params.step && params.step !== 'balance') throw data(null, { status: 404 });
  const m = texts[state().apiConfig.lang];
  // The code of a mailed link is in the fragment (`#`) and so in no log.
  dispatch(
    setPageMetadata(
      params.step
        ? { title: m.balanceTitle(), metadata: [NOINDEX] }
        : { title: m.title(), metadata: [{ name: 'description', content: m.lead() }] },
    ),
  );
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function GiftCardsScreen() {
  const { step } = useParams();
  return step ? <BalancePage /> : <GiftCardForm />;
}
