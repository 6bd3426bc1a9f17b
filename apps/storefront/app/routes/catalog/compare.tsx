import { ComparePage } from '#app/features/catalog/compare/ComparePage.tsx';
import { readCodes } from '#app/features/catalog/compare/compare.url.ts';
import { comparison } from '#app/features/catalog/compare/comparison.slice.ts';
import texts from '#app/platform/i18n/generated/screens/compare.js';
import { screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { quickBuy } from '../../compositions/quickAdd.tsx';

/**
 * A comparison that the engine refuses (too many products, several kinds) is still this page, with the engine's
 * message.
 */
const load = screen(async ({ dispatch, state, url, signal }) => {
  const codes = readCodes(url.searchParams);
  dispatch(setPageMetadata({ title: texts[state().apiConfig.lang].title(), metadata: [NOINDEX] }));
  if (codes.length > 0) await dispatch(comparison.ensure(codes, signal));
  else dispatch(comparison.actions.reset());
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function Compare() {
  const { data, error } = useAppSelector(comparison.select);
  return (
    <ComparePage
      comparison={error ? null : data}
      refusal={error ? (error.errors[0]?.message ?? '') : undefined}
      action={quickBuy}
    />
  );
}
