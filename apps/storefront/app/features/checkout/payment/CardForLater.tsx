import { SITES } from '@crema/brands';
import type { Ref } from 'react';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { PaymentFields } from './PaymentFields.tsx';
import type { CardFields } from './useCardFrame.ts';

/** Fields for a card that is charged later, with nothing paid now. */
export function CardForLater({ ref, onEnter }: { ref: Ref<CardFields>; onEnter: (token: string) => void }) {
  const currency = useAppSelector((state) => SITES[state.apiConfig.brand].currency);
  return <PaymentFields ref={ref} paidFor={{ amount: 0, currency, keeps: true }} onEnter={onEnter} />;
}
