import type { AppThunk } from '../store/store.ts';

/**
 * In the browser, before a screen is shown that the document was not for: what this visitor sees of its experiments.
 * Nothing where it is known, or there are none.
 */
export const ensureArms =
  (screen: string, signal?: AbortSignal): AppThunk<Promise<void> | false> =>
  (dispatch, getState) =>
    !import.meta.env.SSR &&
    getState().apiConfig.arms?.[screen] === null &&
    import('./askArms.ts').then((module) => dispatch(module.askArms(screen, signal)));
