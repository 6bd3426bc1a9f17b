import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { podsSeen, sizesOf } from '../choosing/knownPods.slice.ts';
import { type PodList, toPodList } from '../choosing/pods.adapter.ts';

/** Sizes, prices and dates of the monthly box. It fails with the reason where the site has none. */
export const boxOffer = createArea({
  name: 'boxOffer',
  load: async (
    _: null,
    { api, site, language, signal },
  ): Promise<components['schemas']['MonthlyBoxDetails']> => {
    const { data } = await api.get('/rest/v2/{site}/campaign/getMonthlyFixedPriceDetails', {
      params: { path: { site }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});

interface PodsAsked {
  filters?: string;
  currentPage: number;
  /** What is looked for by words. */
  text?: string;
}

/** A page of what may be in a monthly box. */
export const boxPods = createArea({
  name: 'boxPods',
  keepData: true,
  load: async (
    { text, ...asked }: PodsAsked,
    { api, site, language, signal, dispatch },
  ): Promise<PodList> => {
    const path = { site };
    const query = { lang: language, ...asked };
    const call = { signal, throwStatus: true };
    const { data } = text
      ? await api.get('/rest/v2/{site}/products/searchMonthlyProducts', {
          ...{ params: { path, query: { ...query, query: text } }, call },
        })
      : await api.get('/rest/v2/{site}/c/fetchMonthlyProducts', { params: { path, query }, call });
    const pods = toPodList(data, data.choices);
    dispatch(podsSeen(sizesOf(pods.cards)));
    return pods;
  },
});
