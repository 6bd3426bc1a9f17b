import { useEffect, useMemo } from 'react';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { addresses, paymentDetails, profile, type SavedAddress, type SavedCard } from '../account.slices.ts';
import { customerData } from './customerData.slice.ts';

/** Contact fields that the checkout need not ask for. */
interface KnownContact {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
}

/** The customer at the checkout. `settled` once that is known, cannot be known, or nobody is logged in. */
interface KnownCustomer {
  settled: boolean;
  contact?: KnownContact;
  kept?: {
    addresses: readonly SavedAddress[];
    /** Absent while they are loading. */
    cards?: readonly SavedCard[];
    keepsCards: boolean;
  };
}

/** Name, e-mail, addresses and cards of the customer who is logged in or for whom an agent acts. */
export function useKnownCustomer(): KnownCustomer {
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  // Changes when a customer logs in meanwhile.
  const { key } = useAppSelector(customerData.select);
  const person = useAppSelector(profile.select);
  const book = useAppSelector(addresses.select);
  const wallet = useAppSelector(paymentDetails.select);
  const isCustomer = typeof window !== 'undefined' && userOf(site) !== 'anonymous';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visitor is another answer.
  useEffect(() => {
    if (userOf(site) === 'anonymous') return;
    void dispatch(profile.ensure(null));
    void dispatch(addresses.ensure(null));
    void dispatch(paymentDetails.ensure(null));
  }, [dispatch, site, key]);
  const cards = wallet.data?.payments ?? (wallet.error ? NONE : undefined);
  const saved = book.data?.addresses ?? NONE;
  const kept = useMemo(
    () => ({
      addresses: saved,
      ...(cards ? { cards } : {}),
      keepsCards: typeof window !== 'undefined' && hasToken(site),
    }),
    [saved, cards, site],
  );
  if (!isCustomer) return { settled: true };
  if (!(person.data || person.error) || !(book.data || book.error)) return { settled: false };
  if (!person.data) return { settled: true };
  const { email, firstName, lastName, phone } = person.data;
  return { settled: true, contact: { email, firstName, lastName, ...(phone ? { phone } : {}) }, kept };
}

const NONE: never[] = [];
