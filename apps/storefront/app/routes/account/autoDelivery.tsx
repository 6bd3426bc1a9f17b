import AutoDeliveryHome from '#app/features/auto-delivery/home/AutoDeliveryHome.tsx';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';

/** The server's page holds no personal data: the subscriptions are loaded in the browser. */
const load = screen(async ({ dispatch, state }) => {
  const title = texts[state().apiConfig.lang].title();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function AutoDelivery() {
  const percent = useAppSelector((state) => setting(state, 'autoDeliveryRecurringPercent'));
  return <AutoDeliveryHome percent={percent} />;
}
