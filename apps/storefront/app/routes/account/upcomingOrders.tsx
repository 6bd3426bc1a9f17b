import { SITES } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import { useSyncExternalStore } from 'react';
import { redirectDocument } from 'react-router';
import UpcomingOrders from '#app/features/auto-delivery/upcoming/UpcomingOrders.tsx';
import { CardForLater } from '#app/features/checkout/payment/CardForLater.tsx';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';

export const loader = screen(async ({ dispatch, state }) => {
  const title = texts[state().apiConfig.lang].upcomingTitle();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});

/**
 * Only this screen's own document may hold the payment provider's frame, so that it is always loaded as one; switching
 * to another subscription within it is not.
 */
export const clientLoader = screen(async ({ url }) => {
  if (url.pathname !== location.pathname) throw redirectDocument(url.pathname + url.search);
  return null;
});

export default function UpcomingOrdersScreen() {
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const percent = useAppSelector((state) => setting(state, 'autoDeliveryRecurringPercent'));
  const byLink = useSyncExternalStore(never, cameByLink, () => undefined);
  return (
    <UpcomingOrders
      percent={percent}
      byLink={byLink === true}
      regions={regionsOf(SITES[brand].country, lang)}
      cardFields={(ref, onEnter) => <CardForLater ref={ref} onEnter={onEnter} />}
    />
  );
}

const never = () => () => {};
const cameByLink = (): boolean => sessionStorage.getItem('isNoboUser') === 'true';
