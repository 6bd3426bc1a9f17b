import OrderLookUp from '#app/features/orders/OrderLookUp.tsx';
import texts from '#app/platform/i18n/generated/screens/orderLookUp.js';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const load = screen(async ({ dispatch, state }) => {
  const title = texts[state().apiConfig.lang].title();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default OrderLookUp;
