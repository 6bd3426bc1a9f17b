import { type ReactNode, useCallback, useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/orders.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { type Order, order as orderArea } from './order.slice.ts';

interface OrderConfirmationProps {
  guid: string;
  /** The order's lines and sums; passed in by the route. */
  lines: (order: Order) => ReactNode;
  totals: (order: Order) => ReactNode;
  /** What stands below the thanks. */
  belowThanks: (order: Order) => ReactNode;
  /** Offers to save the order in an account. */
  claim?: (order: Order) => ReactNode;
  /** Log-in for an order that created an account, while nobody is logged in. */
  logIn?: (onDone: () => void) => ReactNode;
}

/** Thanks, and everything about the order. Loaded in the browser. */
export default function OrderConfirmation(props: OrderConfirmationProps) {
  const { guid, lines, totals, belowThanks, claim, logIn } = props;
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(orderArea.select);
  const load = useCallback(() => void dispatch(orderArea.load(guid)), [dispatch, guid]);
  useEffect(load, [load]);
  return (
    // The footer begins below the fold in every state, so that nothing visible moves when personal data arrives.
    <div className="page-width min-h-dvh pt-8 pb-section print:min-h-0">
      {data && (
        <OrderDetails
          order={data}
          lines={lines(data)}
          totals={totals(data)}
          belowThanks={belowThanks(data)}
          claim={claim?.(data)}
        />
      )}
      {!data && !error && <OrderSkeleton />}
      {!data && error && (
        <Missing unknown={error.status === 404} busy={loading} onRetry={load} logIn={logIn?.(load)} />
      )}
    </div>
  );
}

interface MissingProps {
  unknown: boolean;
  busy: boolean;
  onRetry: () => void;
  logIn: ReactNode;
}

function Missing({ unknown, busy, onRetry, logIn }: MissingProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  if (unknown && logIn) {
    return (
      <div className="max-w-xl">
        <h1 className="font-display text-4xl leading-tight">{m.placedTitle()}</h1>
        <p role="status" className="mt-4 mb-6 text-lg">
          {m.placedText()}
        </p>
        {logIn}
      </div>
    );
  }
  if (unknown) {
    return (
      <div role="alert" className="max-w-xl">
        <h1 className="font-display text-4xl leading-tight">{m.notFoundTitle()}</h1>
        <p className="mt-4 mb-6 text-lg">{m.notFoundText()}</p>
        <LinkButton to={link('/')}>{m.home()}</LinkButton>
      </div>
    );
  }
  return (
    <div className="max-w-xl space-y-4">
      <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
      <Notice tone="danger" role="alert">
        {m.failed()}
      </Notice>
      <Button busy={busy} onClick={onRetry}>
        {m.retry()}
      </Button>
    </div>
  );
}

function OrderSkeleton() {
  const m = useScreenMessages(texts);
  return (
    <>
      <h1 className="sr-only">{m.title()}</h1>
      <p role="status" className="sr-only">
        {m.loading()}
      </p>
      <Skeleton className="h-12 max-w-lg" />
      <Skeleton className="mt-4 h-6 max-w-sm" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,46rem)_23rem] lg:justify-between lg:gap-14">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </>
  );
}
