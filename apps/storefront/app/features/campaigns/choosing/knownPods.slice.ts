import { createAction } from '@reduxjs/toolkit';
import type { AppThunk, RootState } from '#app/platform/store/store.ts';
import { addSlice, siteOf } from '#app/platform/store/store.ts';
import type { Chosen, ChosenPod, PodCard } from '../campaigns.types.ts';

type Known = Readonly<Record<string, ChosenPod>>;

/** Lists tell what they show, so that a chosen pod is known on every step. */
export const podsSeen = createAction<ChosenPod[]>('campaigns/podsSeen');

const none: Known = {};

// A pod is known by its code; what a list says of it is kept over what its product page says.
addSlice('knownPods', (known: Known = none, action): Known => {
  if (!podsSeen.match(action)) return known;
  const seen = action.payload.map((pod) => [pod.code, { ...known[pod.code], ...pod }]);
  return { ...known, ...Object.fromEntries(seen) };
});

export const selectKnownPods = (state: RootState): Known => (state.knownPods as Known | undefined) ?? none;

/** The sizes of a list, each with the name of its drink. */
export const sizesOf = (cards: readonly PodCard[]): ChosenPod[] =>
  cards.flatMap(({ name, brand, image, sizes }) =>
    sizes.map((size) => ({ ...size, name, brand, ...(image && { image }) })),
  );

/** Reads what is not known yet of the chosen pods: after a reload, and by a link. What cannot be read stays unnamed. */
export const learnPods =
  (products: readonly Chosen[], signal?: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    const known = selectKnownPods(getState());
    const codes = products.map(({ code }) => code).filter((code) => !known[code]);
    if (codes.length === 0) return;
    const { site, language } = siteOf(getState());
    const read = async (code: string): Promise<ChosenPod[]> => {
      const { data } = await api.get('/rest/v2/{site}/products/{code}', {
        params: { path: { site, code }, query: { lang: language } },
        call: { signal, throwStatus: true },
      });
      const variant = data.variantOptions?.find((one) => one.code === code);
      if (!variant) return [];
      const { name, brand, images } = data;
      const { count, unit, stock, image = images[0]?.url } = variant;
      return [{ code, name, brand, count, unit, image, inStock: stock.stockLevelStatus === 'inStock' }];
    };
    // What cannot be read is shown by its code; the engine says what is wrong with it.
    const found = await Promise.allSettled(codes.map(read));
    dispatch(podsSeen(found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))));
  };
