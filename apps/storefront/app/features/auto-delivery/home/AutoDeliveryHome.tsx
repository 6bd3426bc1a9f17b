import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { AutoDeliveryFrame } from '../AutoDeliveryFrame.tsx';
import { type HomeData, isRunning } from '../autoDelivery.types.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Notifications } from '../notices/Notifications.tsx';
import { Told } from '../notices/Told.tsx';
import { useMemberData } from '../useMemberData.ts';
import { EndedList } from './EndedList.tsx';
import { homeData } from './homeData.slice.ts';
import { NextOrder } from './NextOrder.tsx';
import { Savings } from './Savings.tsx';
import { useSteadyOrder } from './useSteadyOrder.ts';
import { YearTimeline } from './YearTimeline.tsx';

/** The customer's auto-deliveries at a glance. `percent`: the discount named to customers without one. */
export default function AutoDeliveryHome({ percent }: { percent: number }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(homeData.select);
  const load = (): void => void dispatch(homeData.load(null));
  const isOutside = useMemberData(load);
  return (
    <AutoDeliveryFrame
      title={m.title()}
      ready={data !== null}
      isOutside={isOutside}
      error={error}
      loading={loading}
      onRetry={load}
    >
      {data && <Overview data={data} percent={percent} />}
    </AutoDeliveryFrame>
  );
}

function Overview({ data, percent }: { data: HomeData; percent: number }) {
  const m = useScreenMessages(texts);
  const { subscriptions, notifications } = data;
  const running = useSteadyOrder(subscriptions.filter(isRunning));
  const ended = subscriptions.filter((one) => !isRunning(one));
  return (
    <>
      {notifications.length > 0 && (
        <div className="mt-6">
          <Notifications list={notifications} />
        </div>
      )}
      {running.length === 0 && <EmptyState percent={percent} />}
      {running.length > 0 && (
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
          <div className="min-w-0 space-y-6">
            {running.map((one, index) => (
              <NextOrder key={one.id} subscription={one} first={index === 0} />
            ))}
          </div>
          <aside className="space-y-6">
            <Savings subscriptions={subscriptions} />
            <p className="text-muted text-sm">{m.promise()}</p>
          </aside>
        </div>
      )}
      {running.length > 0 && <YearTimeline subscriptions={running} />}
      {ended.length > 0 && <EndedList subscriptions={ended} />}
      <Told />
    </>
  );
}
