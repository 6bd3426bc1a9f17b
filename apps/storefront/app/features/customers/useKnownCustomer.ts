import { useEffect } from 'react';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { addresses, profile } from './account.slices.ts';
import { customerData } from './customerData.slice.ts';

/** What a checkout would otherwise ask for. */
export interface KnownContact {
  email: string;
  firstName: string;
  lastName: string;
  companyName?: string;
  line1?: string;
  line2?: string;
  town?: string;
  region?: string;
  postalCode?: string;
  phone?: string;
}

/** The customer's e-mail and first address; `settled` once it is known, cannot be had, or there is nobody to ask for. */
export function useKnownContact(): { settled: boolean; contact?: KnownContact } {
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  // Whoever logs in meanwhile is asked about then.
  const { key } = useAppSelector(customerData.select);
  const person = useAppSelector(profile.select);
  const book = useAppSelector(addresses.select);
  const isCustomer = typeof window !== 'undefined' && hasToken(site);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visitor is another answer.
  useEffect(() => {
    if (!hasToken(site)) return;
    void dispatch(profile.ensure(null));
    void dispatch(addresses.ensure(null));
  }, [dispatch, site, key]);
  if (!isCustomer) return { settled: true };
  if (!(person.data || person.error) || !(book.data || book.error)) return { settled: false };
  if (!person.data) return { settled: true };
  const { email, firstName, lastName, phone } = person.data;
  const first = book.data?.addresses[0];
  if (!first) return { settled: true, contact: { email, firstName, lastName, phone } };
  const { companyName, line1, line2, town, region, postalCode } = first;
  const to = { companyName, line1, line2, town, region: region.isocode.split('-')[1], postalCode };
  return {
    settled: true,
    contact: { email, firstName: first.firstName, lastName: first.lastName, phone: first.phone, ...to },
  };
}
