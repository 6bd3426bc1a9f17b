import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { cancelOrder } from './cancelOrder.thunk.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { type Order, order as orderArea } from './order.slice.ts';
import { Reorder } from './PastOrderCard.tsx';

interface AccountOrderProps {
  code: string;
  /** The order's lines and sums; passed in by the route. */
  lines: (order: Order) => ReactNode;
  totals: (order: Order) => ReactNode;
}

/** One order of the customer: its state, receipt and actions. */
export default function AccountOrder({ code, lines, totals }: AccountOrderProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(orderArea.select);
  useEffect(() => {
    void dispatch(orderArea.load(code));
  }, [dispatch, code]);
  const isMissing = error?.status === 404 || error?.status === 403;
  return (
    <>
      {data && (
        <OrderDetails
          order={data}
          lines={lines(data)}
          totals={totals(data)}
          actions={<Actions order={data} onChanged={() => void dispatch(orderArea.load(code))} />}
        />
      )}
      {!data && error && (
        <div className="max-w-xl space-y-4">
          <Notice tone="danger" role="alert">
            {isMissing ? m.orderMissing() : m.failed()}
          </Notice>
          {!isMissing && (
            <Button busy={loading} onClick={() => void dispatch(orderArea.load(code))}>
              {m.retry()}
            </Button>
          )}
        </div>
      )}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{m.loading()}</span>
          <Skeleton className="h-96" />
        </div>
      )}
      <Link
        to={link('/account/orders')}
        className="mt-8 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline print:hidden"
      >
        {m.backToOrders()}
      </Link>
    </>
  );
}

function Actions({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ failed: boolean; text: string }>();
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const failure = await dispatch(cancelOrder(order.guid));
    setBusy(false);
    setAsking(false);
    if (!failure) onChanged();
    const text = failure ? (failure.status && failure.errors[0]?.message) || m.cancelFailed() : m.cancelled();
    setSaid({ failed: failure !== null, text });
  };
  return (
    <div className="w-full space-y-4">
      {said && (
        <Notice tone={said.failed ? 'danger' : 'success'} role={said.failed ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
      <Reorder code={order.code} />
      {order.cancellable && (
        <Button look="quiet" className="-ml-5" onClick={() => setAsking(true)}>
          {m.cancel()}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.cancelTitle()}
        closeLabel={m.close()}
        footer={
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void cancel()}>
              {m.cancel()}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {m.keepOrder()}
            </Button>
          </div>
        }
      >
        <p>{m.cancelText()}</p>
      </Dialog>
    </div>
  );
}
