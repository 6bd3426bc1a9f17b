import ProviderArrival from '#app/features/identity/provider/ProviderArrival.tsx';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const load = screen(async ({ dispatch, state }) => {
  dispatch(setPageMetadata({ title: texts[state().apiConfig.lang].logIn(), metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The address holds what the provider sent back. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default ProviderArrival;
