import { useEffect, useState } from 'react';
import { userOf } from '#app/platform/session/visitor.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { takeWish } from '../membership/joinWish.ts';
import { loyaltyDetails } from '../membership/loyalty.slices.ts';
import { perksOptIn } from '../membership/perksOptIn.slice.ts';
import { selectRewards } from '../rewards/rewards.slice.ts';
import type { LoyaltyDetails } from '../rewards/rewards.types.ts';

export interface Perks {
  /** Who looks at the page: `unknown` on the server, and until the browser has looked. */
  who: 'unknown' | 'visitor' | 'customer';
  details: LoyaltyDetails | null;
  /** The same, of a member. */
  member?: LoyaltyDetails;
  /** Whether it is not known yet if the customer is a member. */
  waiting: boolean;
  failed: boolean;
  loading: boolean;
  load: () => void;
  /** What was just done here. */
  told?: 'joined' | 'left';
  /** Counts the times that the points may have changed. */
  changes: number;
}

/**
 * Whose page it is, with the points of whoever is logged in loaded in the browser, and again after each change. Who has
 * ticked the box before logging in is joined on coming back.
 */
export function usePerks(page: number): Perks {
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  // Looked at again when the customer changes, also by a log-in or log-out in another tab.
  const customer = useAppSelector((state) => state.customerData);
  const { appliedRewards } = useAppSelector(selectRewards);
  const membership = useAppSelector((state) => perksOptIn.select(state).data);
  const { data: details, success, error, loading, key } = useAppSelector(loyaltyDetails.select);
  const [who, setWho] = useState<Perks['who']>('unknown');
  const [told, tell] = useState<Perks['told']>();
  const [changes, count] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the customer is why to look again.
  useEffect(() => setWho(userOf(site) === 'anonymous' ? 'visitor' : 'customer'), [site, customer]);

  // What was done here, and not elsewhere before.
  useEffect(() => void dispatch(perksOptIn.actions.reset()), [dispatch]);
  const load = (): void => void dispatch(loyaltyDetails.load({ page, mine: who === 'customer' }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a membership or a reward that changed is why to load again.
  useEffect(() => {
    if (who === 'unknown') return;
    // A visitor has what the server sent, unless somebody has just logged out.
    if (who === 'visitor') void dispatch(loyaltyDetails.ensure({ page, mine: false }));
    else load();
    count((now) => now + 1);
  }, [who, page, membership, appliedRewards]);

  const isOwn = key?.includes('"mine":true') ?? false;
  const isMember = who === 'customer' && isOwn && success ? details?.optedIn : undefined;
  useEffect(() => {
    if (isMember === undefined) return;
    const wished = takeWish();
    if (wished && !isMember) void dispatch(perksOptIn.load(true));
  }, [dispatch, isMember]);
  useEffect(() => {
    if (membership !== null) tell(membership ? 'joined' : 'left');
  }, [membership]);
  return {
    who,
    details,
    ...(who === 'customer' && isOwn && details?.optedIn ? { member: details } : {}),
    waiting: who === 'customer' && !error && !(isOwn && (success || details?.optedIn)),
    failed: who !== 'unknown' && error !== null && !loading,
    loading,
    load,
    told,
    changes,
  };
}
