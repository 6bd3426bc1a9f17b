import { useAppSelector } from '#app/platform/store/hooks.ts';

interface Customer {
  data?: { isLoggedIn: boolean; perksOptIn: boolean } | null;
}

/** Whether the customer who is logged in is a member of the programme; undefined until that is known. */
export const useIsMember = (): boolean | undefined =>
  useAppSelector((state) => {
    const known = (state.customerData as Customer | undefined)?.data;
    return known ? known.isLoggedIn && known.perksOptIn : undefined;
  });
