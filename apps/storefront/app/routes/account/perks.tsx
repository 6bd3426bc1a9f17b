import { useSearchParams } from 'react-router';
import { loyaltyDetails } from '#app/features/perks/membership/loyalty.slices.ts';
import { PerksPage } from '#app/features/perks/page/PerksPage.tsx';
import { programme } from '#app/features/perks/page/programme.slice.ts';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

/** A page of the rewards, from 0. */
const pageOf = (page: string | null): number => Math.max(0, Math.trunc(Number(page) || 1) - 1);

/** What a visitor sees, which is public; the browser loads what is somebody's own. */
const load = screen(async ({ dispatch, state, url, signal }) => {
  const { brand, lang } = state().apiConfig;
  const m = texts[lang];
  const page = pageOf(url.searchParams.get('page'));
  const isOnly = import.meta.env.SSR || userOf(brand) === 'anonymous';
  const [known] = await Promise.all([
    dispatch(programme.ensure(null, signal)),
    isOnly && dispatch(loyaltyDetails.ensure({ page, mine: false }, signal)),
  ]);
  const metadata = [{ name: 'description', content: m.description() }];
  const canonicalPath = page > 0 ? `/perks?page=${page + 1}` : '/perks';
  dispatch(setPageMetadata({ title: m.title(), metadata, canonicalPath }));
  return outcomeOf(known);
});
export const loader = load;
export const clientLoader = load;

export default function Perks() {
  const [query] = useSearchParams();
  return <PerksPage page={pageOf(query.get('page'))} />;
}
