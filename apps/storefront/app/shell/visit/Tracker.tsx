import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { analyticsSent, selectAnalyticsQueue } from '#app/features/tracking/analyticsQueue.slice.ts';
import { tell } from '#app/features/tracking/dataLayer.ts';
import { tagData } from '#app/features/tracking/tagData.slice.ts';
import { allows } from '#app/platform/session/consent.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { RootState } from '#app/platform/store/store.ts';

/** Milliseconds that events of a page wait for its tags; then they are reported without them. */
const TAGS_MS = 5000;

/** Not a new function at each page, which would read the cookies again. */
const mayTrack = (state: RootState): boolean => allows(state, 'c1');

/** Reports to analytics which page is shown and then its events, if the visitor allows it. */
export function Tracker() {
  const dispatch = useAppDispatch();
  const queued = useAppSelector(selectAnalyticsQueue);
  const allowed = useAppSelector(mayTrack);
  const { pathname } = useLocation();

  // Before the next effect: a page is reported before its events.
  useEffect(() => {
    if (!allowed) return;
    const tags = async () => {
      const { data, success } = await dispatch(tagData.ensure(pathname, AbortSignal.timeout(TAGS_MS)));
      return success && data ? [data] : [];
    };
    dispatch(tell(tags));
  }, [dispatch, allowed, pathname]);
  useEffect(() => {
    if (queued.length === 0) return;
    dispatch(analyticsSent());
    // Loaded with the first event: most pages have none.
    const events = async () =>
      (await import('#app/features/tracking/analytics.rules.ts')).analyticsOfAll(queued);
    if (allowed) dispatch(tell(events));
  }, [dispatch, queued, allowed]);
  return null;
}
