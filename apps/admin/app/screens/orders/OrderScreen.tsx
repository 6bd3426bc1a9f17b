import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { orderQuery, stepOrder } from '../../api/areas/orders.ts';
import type { AdminOrder } from '../../api/types.ts';
import { fill, named } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Notes } from '../../kit/notes/Notes.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BackToList } from '../resource/BackToList.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { OrderActions } from './actions/OrderActions.tsx';
import { DeliveryAddress } from './parts/DeliveryAddress.tsx';
import { Disputes } from './parts/Disputes.tsx';
import { OrderLines } from './parts/OrderLines.tsx';
import { OrderTimeline } from './parts/OrderTimeline.tsx';
import { Parcels } from './parts/Parcels.tsx';
import { Payment } from './parts/Payment.tsx';
import { Refunds } from './parts/Refunds.tsx';

/** One order: what was bought, where it is, what was paid, and what can be done with it now. */
export default function OrderScreen() {
  const { texts, language } = useSpoken();
  const { orders, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  const { code = '' } = useParams();
  const found = useQuery({ ...orderQuery(site.id, code, language), enabled: may(OPERATIONS.order) });
  if (!may(OPERATIONS.order)) return <NoResource />;
  const above = <BackToList resource={{ name: 'orders', title: shell.orders }} />;
  if (found.data) return <ShownOrder key={code} shown={found.data} above={above} />;
  return (
    <>
      <PageHead title={fill(orders.title, { code })} above={above} />
      {found.error ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  );
}

function ShownOrder({ shown, above }: { shown: AdminOrder; above: React.ReactNode }) {
  const { texts, language } = useSpoken();
  const { orders } = texts;
  const site = useSite();
  const { may } = useSession();
  const queries = useQueryClient();
  const { order } = shown;
  const mayNote = shown.actions.some(({ action, operation }) => action === 'note' && may(operation));
  const addNote = async (text: string, key: string): Promise<void> => {
    const after = await stepOrder({ site: site.id, code: order.code, key }, 'notes', { text });
    queries.setQueryData(orderQuery(site.id, order.code, language).queryKey, after);
  };
  const placed = formatInstant(order.placed ?? order.created, site.timeZone, language);
  const states = [named(orders.status, order.status), named(orders.payments, order.paymentStatus)];
  return (
    <>
      <PageHead
        title={fill(orders.title, { code: order.code })}
        description={`${states.join(' · ')} · ${fill(orders.placed, { date: placed })}`}
        above={above}
        actions={
          may(OPERATIONS.slip) && (
            <LinkButton to={`/${site.id}/orders/${encodeURIComponent(order.code)}/slip`}>
              {texts.giftCards.slip}
            </LinkButton>
          )
        }
      />
      <Disputes shown={shown} />
      <OrderActions shown={shown} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <OrderLines order={order} />
          <Parcels order={order} />
          <Refunds shown={shown} />
          <Notes
            notes={shown.notes.map(({ staff, ...note }) => ({ ...note, by: staff }))}
            onAdd={mayNote ? addNote : undefined}
          />
        </div>
        <div className="grid content-start gap-4">
          <DeliveryAddress shown={shown} />
          <Payment shown={shown} />
          <OrderTimeline timeline={shown.timeline} />
        </div>
      </div>
    </>
  );
}
