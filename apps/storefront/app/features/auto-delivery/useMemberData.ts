import { useEffect, useState } from 'react';
import { memberOf } from '#app/platform/session/visitor.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';

/**
 * Runs `load` once the visitor is known to have access: logged in, by a mailed link, or as a customer for whom an agent
 * acts. Answers whether the visitor has none; undefined until that is known.
 */
export function useMemberData(load: () => void): boolean | undefined {
  const site = useAppSelector((state) => state.apiConfig.brand);
  // Checked again when the customer changes, also by a log-in or log-out in another tab.
  const customer = useAppSelector((state) => state.customerData);
  const [isOutside, setOutside] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the customer is why to look again.
  useEffect(() => setOutside(memberOf(site) === 'anonymous'), [site, customer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is there decides, not what would be asked.
  useEffect(() => {
    if (isOutside === false) load();
  }, [isOutside]);
  return isOutside;
}
