import type { AppThunk } from '../store/store.ts';
import type { ShownExperiments } from './experiments.slice.ts';

/** In the browser, before a screen is shown that the document was not for: what this visitor sees of its experiments. */
export const ensureArms =
  (screen: string, signal?: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { screens, shown } = getState().experiments as ShownExperiments;
    if (import.meta.env.SSR || !screens.includes(screen) || shown[screen]) return;
    await dispatch((await import('./askArms.ts')).askArms(screen, signal));
  };
