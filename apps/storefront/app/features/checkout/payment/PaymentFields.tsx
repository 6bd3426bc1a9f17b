import { lazy, type Ref, Suspense } from 'react';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { paymentProvider } from '#app/platform/store/setting.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { CardFrame } from './CardFrame.tsx';
import type { CardFields } from './useCardFrame.ts';

const StripeFields = lazy(() => import('./stripe/StripeFields.tsx'));

/** What the fields are for. */
export interface PaidFor {
  /** Minor units; 0: nothing now, the card is for later. */
  amount: number;
  currency: string;
  /** Whether the card is kept for later charges. */
  keeps: boolean;
  /** A payment follows at once, with which the engine charges or keeps the card; else it is prepared for what comes later. */
  withOrder?: boolean;
}

interface PaymentFieldsProps {
  ref: Ref<CardFields>;
  paidFor: PaidFor;
  /** Told the token when the shopper sends the fields off from inside. */
  onEnter: (token: string) => void;
}

/** The fields of whoever takes this shop's payments. */
export function PaymentFields({ ref, paidFor, onEnter }: PaymentFieldsProps) {
  const provider = useAppSelector(paymentProvider);
  if (provider !== 'stripe') return <CardFrame ref={ref} onEnter={onEnter} />;
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <StripeFields ref={ref} paidFor={paidFor} />
    </Suspense>
  );
}
