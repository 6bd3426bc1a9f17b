import { lazy, Suspense, useEffect, useState } from 'react';
import { mayHaveWishes } from '#app/features/wish-list/knownWishes.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Tracker } from './Tracker.tsx';

/** Replaces a file that could not be loaded, so that the page does not fail for it. */
const nothing = () => ({ default: () => null });
const AgentBar = lazy(() => import('../AgentBar.tsx'));
const LateWork = lazy(() => import('./LateWork.tsx').catch(nothing));

/** Milliseconds after which a visitor who only reads counts as active. */
const READING_MS = 8000;

/** Work that no page waits for: reports, what the visitor's first action starts, and parts that few visits need. */
export function QuietWork() {
  const dispatch = useAppDispatch();
  const [awake, wake] = useState(false);
  /** Undefined until the browser has read it. */
  const [acting, act] = useState<boolean>();
  useEffect(() => {
    act(sessionStorage.getItem('csAgentId') !== null);
    if (/[?&](webapp|ranMID|ranSiteID)=|webapp=1/.test(location.search + document.cookie)) {
      void import('./arrival.ts').then(({ noteArrival }) => dispatch(noteArrival()));
    }
    const answer = async ({ target }: Event): Promise<void> => {
      const { consent } = (target as HTMLElement).dataset;
      if (consent) dispatch((await import('./answerConsent.ts')).answerConsent(consent === '1' ? 1 : 0));
    };
    document.getElementById('consent')?.addEventListener('click', answer);
    const start = (): void => wake(true);
    setTimeout(start, READING_MS);
    // Who keeps products for later sees which they are at once.
    dispatch((_, getState) => {
      if (mayHaveWishes(getState().apiConfig.brand))
        import('#app/features/wish-list/wishes.thunks.ts').then(
          ({ readWishes }) => dispatch(readWishes()),
          () => undefined,
        );
    });
    for (const sign of ['pointerdown', 'keydown', 'scroll']) addEventListener(sign, start, { once: true });
  }, [dispatch]);
  return (
    <>
      {/* Separate boundaries: if a bar vanished while the other file loads, the press that started loading would be
          lost. */}
      <Suspense>{acting && <AgentBar />}</Suspense>
      {acting !== undefined && <Tracker />}
      <Suspense>{awake && <LateWork />}</Suspense>
    </>
  );
}
