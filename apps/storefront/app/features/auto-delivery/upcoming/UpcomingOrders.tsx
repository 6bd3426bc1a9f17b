import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { AutoDeliveryFrame } from '../AutoDeliveryFrame.tsx';
import { isRunning, type Subscription } from '../autoDelivery.types.ts';
import { EmptyState } from '../EmptyState.tsx';
import { homeData } from '../home/homeData.slice.ts';
import { Told } from '../notices/Told.tsx';
import { type ManageParts, ManageSubscription } from '../subscription/ManageSubscription.tsx';
import { SubscriptionTabs } from '../subscription/SubscriptionTabs.tsx';
import { subscription as subscriptionArea } from '../subscription/subscription.slice.ts';
import { useMemberData } from '../useMemberData.ts';

interface UpcomingOrdersProps extends ManageParts {
  percent: number;
  /** Whether the visitor came by a mailed link, which is about one subscription and shows no other. */
  byLink: boolean;
}

/** The orders to come, and everything that can be done to them. */
export default function UpcomingOrders({ byLink, ...rest }: UpcomingOrdersProps) {
  return byLink ? <OneByLink {...rest} /> : <AllOfCustomer {...rest} />;
}

function OneByLink({ percent: _, ...parts }: Omit<UpcomingOrdersProps, 'byLink'>) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const id = query.get('subscription') ?? '';
  const { data, error, loading } = useAppSelector(subscriptionArea.select);
  useEffect(() => void dispatch(subscriptionArea.load(id)), [dispatch, id]);
  return (
    <AutoDeliveryFrame
      title={m.upcomingTitle()}
      ready={data !== null}
      isOutside={false}
      error={error}
      loading={loading}
      onRetry={() => void dispatch(subscriptionArea.load(id))}
    >
      {data && <ManageSubscription subscription={data} {...parts} />}
      <Told />
    </AutoDeliveryFrame>
  );
}

function AllOfCustomer({ percent, ...parts }: Omit<UpcomingOrdersProps, 'byLink'>) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(homeData.select);
  const load = (): void => void dispatch(homeData.load(null));
  const isOutside = useMemberData(load);
  return (
    <AutoDeliveryFrame
      title={m.upcomingTitle()}
      back={{ to: link('/auto-delivery'), label: m.title() }}
      ready={data !== null}
      isOutside={isOutside}
      error={error}
      loading={loading}
      onRetry={load}
    >
      {data && <Chosen subscriptions={data.subscriptions} percent={percent} {...parts} />}
      <Told />
    </AutoDeliveryFrame>
  );
}

interface ChosenProps extends ManageParts {
  subscriptions: readonly Subscription[];
  percent: number;
}

/** The subscription that the address names, else the first that has not ended. */
function Chosen({ subscriptions, percent, ...parts }: ChosenProps) {
  const [query] = useSearchParams();
  const asked = query.get('subscription');
  const running = subscriptions.filter(isRunning);
  const chosen = subscriptions.find(({ id }) => id === asked) ?? running[0];
  if (!chosen) return <EmptyState percent={percent} />;
  return (
    <>
      {running.length > 1 && <SubscriptionTabs subscriptions={running} chosen={chosen.id} />}
      <ManageSubscription key={chosen.id} subscription={chosen} {...parts} />
    </>
  );
}
