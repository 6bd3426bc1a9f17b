import { useEffect, useMemo } from 'react';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { addresses, paymentDetails, profile, type SavedAddress, type SavedCard } from './account.slices.ts';
import { keepAddress } from './account.thunks.ts';
import { customerData } from './customerData.slice.ts';

/** What a checkout would otherwise ask for. */
interface KnownContact {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
}

/** Who is at the checkout. `settled` once that is known, cannot be had, or there is nobody to ask for. */
interface KnownCustomer {
  settled: boolean;
  contact?: KnownContact;
  kept?: {
    addresses: readonly SavedAddress[];
    /** Absent while they are being asked for. */
    cards?: readonly SavedCard[];
    keepsCards: boolean;
    keepAddress: (address: Parameters<typeof keepAddress>[0]) => ReturnType<ReturnType<typeof keepAddress>>;
  };
}

/** The customer's name and e-mail, addresses and cards, of whoever is logged in or whom an agent acts for. */
export function useKnownCustomer(): KnownCustomer {
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  // Whoever logs in meanwhile is asked about then.
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
      keepAddress: (address: Parameters<typeof keepAddress>[0]) => dispatch(keepAddress(address)),
    }),
    [dispatch, saved, cards, site],
  );
  if (!isCustomer) return { settled: true };
  if (!(person.data || person.error) || !(book.data || book.error)) return { settled: false };
  if (!person.data) return { settled: true };
  const { email, firstName, lastName, phone } = person.data;
  return { settled: true, contact: { email, firstName, lastName, ...(phone ? { phone } : {}) }, kept };
}

const NONE: never[] = [];
