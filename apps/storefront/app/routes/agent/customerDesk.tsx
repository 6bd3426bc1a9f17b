import { Suspense, useEffect } from 'react';
import { Notes } from '#app/features/agents/desk/Notes.tsx';
import { ToDoList } from '#app/features/agents/desk/ToDoList.tsx';
import { DeliveryRows } from '#app/features/auto-delivery/home/DeliveryRows.tsx';
import { homeData } from '#app/features/auto-delivery/home/homeData.slice.ts';
import { Told } from '#app/features/auto-delivery/notices/Told.tsx';
import CampaignCards from '#app/features/campaigns/account/CampaignCards.tsx';
import { campaignInfo } from '#app/features/campaigns/account/campaignInfo.slice.ts';
import { profile } from '#app/features/customers/account.slices.ts';
import { orderHistory } from '#app/features/orders/orderHistory.slice.ts';
import { RecentOrders } from '#app/features/orders/RecentOrders.tsx';
import { perksPart } from '#app/features/perks/perksPart.tsx';
import StoreCredit from '#app/features/store-credit/StoreCredit.tsx';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { readActing } from '#app/platform/session/agent/agentSession.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';

const Points = perksPart(() => import('#app/features/perks/membership/PerksCard.tsx'));

/** Everything about the customer whom an agent acts for, on one screen: what to do, deliveries, orders, notes, credit. */
export default function CustomerDesk() {
  const m = useScreenMessages(texts);
  const deliveries = useAppSelector(homeData.select).data?.subscriptions;
  const orders = useAppSelector(orderHistory.select).data?.orders;
  const campaigns = useAppSelector(campaignInfo.select).data;
  const isRead = deliveries !== undefined && orders !== undefined;
  return (
    <div className="page-width min-h-dvh pt-6 pb-section">
      <Head />
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14">
        <div className="min-w-0 space-y-10">
          {isRead && <ToDoList known={{ deliveries, orders, ...campaigns }} />}
          <section aria-labelledby="desk-deliveries">
            <h2 id="desk-deliveries" className="mb-3 font-display text-2xl">
              {m.deliveries()}
            </h2>
            <DeliveryRows none={m.noDeliveries()} />
          </section>
          <section aria-labelledby="desk-orders">
            <h2 id="desk-orders" className="mb-3 font-display text-2xl">
              {m.orders()}
            </h2>
            <RecentOrders />
          </section>
          <CampaignCards />
        </div>
        <aside className="space-y-10">
          <Notes />
          <Suspense>
            <Points />
          </Suspense>
          <StoreCredit />
        </aside>
      </div>
      <Told />
    </div>
  );
}

/** Who it is, how to reach them, and the pages that are mostly needed next. */
function Head() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data } = useAppSelector(profile.select);
  useEffect(() => void dispatch(profile.load(null)), [dispatch]);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="font-display text-4xl leading-tight">{readActing()?.customerName}</h1>
        <p className="flex min-h-7 flex-wrap gap-x-6 text-muted">
          {data && <span className="break-all">{data.email}</span>}
          {data?.phone && (
            <a href={`tel:${data.phone}`} className="tabular underline-offset-4 hover:underline">
              {data.phone}
            </a>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={link('/')} reloadDocument>
          {m.shopFor()}
        </LinkButton>
        <LinkButton look="secondary" to={link('/account/addresses')}>
          {m.addresses()}
        </LinkButton>
        <LinkButton look="secondary" to={link('/account/payments')}>
          {m.cards()}
        </LinkButton>
      </div>
    </header>
  );
}
