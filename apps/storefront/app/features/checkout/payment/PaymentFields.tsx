import { lazy, type Ref, Suspense } from 'react';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { paymentProvider } from '#app/platform/store/setting.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { CardFrame } from './CardFrame.tsx';
import type { PaidFor } from './payment.types.ts';
import type { CardFields } from './useCardFrame.ts';

const StripeFields = lazy(() => import('./stripe/StripeFields.tsx'));

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
