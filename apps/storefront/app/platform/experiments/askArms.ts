import { allows } from '../session/consent.ts';
import { armsShown } from '../store/apiConfig.slice.ts';
import type { AppThunk } from '../store/store.ts';
import { siteOf } from '../store/store.ts';

/**
 * Asks what this visitor sees of a screen's experiments, and reports it once it is shown. The control is shown where
 * that cannot be had, and to whoever denies analytics.
 */
export const askArms =
  (screen: string, signal?: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    if (!allows(getState(), 'c1')) return;
    const { site } = siteOf(getState());
    const path = { site, screen: screen as 'home' };
    const { data } = await api
      .get('/rest/v2/{site}/experiments/{screen}', { params: { path }, call: { signal } })
      .catch(() => ({ data: undefined }));
    const { arms } = getState().apiConfig;
    dispatch(armsShown({ ...arms, [screen]: data?.values ?? {} }));
    if (!data?.arms) return;
    const body = new Blob([JSON.stringify({ screen, arms: data.arms })], { type: 'application/json' });
    // After the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => navigator.sendBeacon(`/rest/v2/${site}/experiments/exposures`, body)),
    );
  };
