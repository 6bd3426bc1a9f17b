import { SITES } from '@crema/brands';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';

interface Size {
  count: number;
  unit?: string;
}

const GRAMS_PER_OUNCE = 28.35;

/** Canada weighs in grams. */
export const weighed = ({ count, unit = 'ct' }: Size, isMetric: boolean): Required<Size> =>
  isMetric && unit === 'oz' ? { count: Math.round(count * GRAMS_PER_OUNCE), unit: 'g' } : { count, unit };

/** What a size holds, in the units of the site's country: `24 ct`, `12 oz`, `340 g`. */
export function useSizeText(): (size: Size) => string {
  const { catalog } = useMessages();
  const isMetric = useAppSelector((state) => SITES[state.apiConfig.brand].country === 'CA');
  return (size) => catalog.count(weighed(size, isMetric));
}
