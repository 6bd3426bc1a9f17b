import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';

interface Size {
  count: number;
  unit?: string;
}

const GRAMS_PER_OUNCE = 28.35;

/** French weighs in grams, as its labels do. */
export const weighed = ({ count, unit = 'ct' }: Size, french: boolean): Required<Size> =>
  french && unit === 'oz' ? { count: Math.round(count * GRAMS_PER_OUNCE), unit: 'g' } : { count, unit };

/** What a size holds, as its label says: `24 ct`, `12 oz`, `340 g`. */
export function useSizeText(): (size: Size) => string {
  const { catalog } = useMessages();
  const french = useAppSelector((state) => state.apiConfig.lang === 'fr');
  return (size) => catalog.count(weighed(size, french));
}
