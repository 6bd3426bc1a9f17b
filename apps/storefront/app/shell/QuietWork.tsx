import { lazy, Suspense, useEffect, useState } from 'react';
import '#app/features/tracking/heard.slice.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';

/** Instead of a file that a lost connection kept away: nobody's page ends for it. */
const nothing = () => ({ default: () => null });
const AgentBar = lazy(() => import('./AgentBar.tsx'));
const Tracker = lazy(() => import('./Tracker.tsx').catch(nothing));

/** After this long a visitor who only reads is counted too. */
const READING_MS = 8000;

/** What no page waits for: reports begin with the visitor's first sign of life, the rest only for the visits it is about. */
export function QuietWork() {
  const dispatch = useAppDispatch();
  const [awake, wake] = useState(false);
  const [acting, act] = useState(false);
  useEffect(() => {
    const { cookie, documentElement: root } = document;
    act(sessionStorage.getItem('csAgentId') !== null);
    if (/[?&](webapp|ranMID|ranSiteID)=|webapp=1/.test(location.search + cookie)) {
      void import('./arrival.ts').then(({ noteArrival }) => dispatch(noteArrival()));
    }
    if (!cookie.includes('userConsent=')) root.dataset.consent = 'ask';
    const answer = async ({ target }: Event): Promise<void> => {
      const { consent } = (target as HTMLElement).dataset;
      if (consent) dispatch((await import('./answerConsent.ts')).answerConsent(consent === '1' ? 1 : 0));
    };
    document.getElementById('consent')?.addEventListener('click', answer);
    const start = (): void => wake(true);
    setTimeout(start, READING_MS);
    for (const sign of ['pointerdown', 'keydown', 'scroll']) addEventListener(sign, start, { once: true });
  }, [dispatch]);
  return (
    <>
      {/* Each waits for itself: a bar that went while the other is fetched would lose the press that had it fetched. */}
      <Suspense>{acting && <AgentBar />}</Suspense>
      <Suspense>{awake && <Tracker />}</Suspense>
    </>
  );
}
