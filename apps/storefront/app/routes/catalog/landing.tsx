import { redirect } from 'react-router';
import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { CategoryHead } from '#app/features/catalog/listing/CategoryHead.tsx';
import { categoryData } from '#app/features/catalog/listing/categoryData.slice.ts';
import { categoryProducts } from '#app/features/catalog/listing/categoryProducts.slice.ts';
import { EmptyListing } from '#app/features/catalog/listing/EmptyListing.tsx';
import { ListingView } from '#app/features/catalog/listing/ListingView.tsx';
import { lastPage, readListing } from '#app/features/catalog/listing/listing.url.ts';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import type { ContentSlot } from '#app/features/content/content.types.ts';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';
import { carouselsOf, productCarousel } from '../../compositions/productCarousels.tsx';
import { quickAdd } from '../../compositions/quickAdd.tsx';
import { canonicalList, categoryCodeOf, plainPath } from '../../platform/addresses.ts';

/** `/beverages`, `/brewers`, `/accessories`: the category, with sections of content around it. */
const load = screen(async ({ dispatch, state, url, signal }) => {
  const code = categoryCodeOf({}, url.pathname);
  const listing = readListing(url.searchParams);
  const [head, list, page] = await Promise.all([
    dispatch(categoryData.ensure(code, signal)),
    dispatch(categoryProducts.load({ code, ...listing }, signal)),
    dispatch(loadPage({ pageLabelOrId: code }, signal, plainPath(url.pathname))),
  ]);
  const last = list.data && lastPage(url, list.data.pagination);
  if (last) throw redirect(last);
  const queries = page.data ? carouselsOf(around(page.data.contentSlots, code).after) : [];
  if (queries.length > 0) {
    const time = AbortSignal.timeout(setting(state(), 'landingTimeoutMs'));
    await dispatch(carousels.load(queries, 'any' in AbortSignal ? AbortSignal.any([signal, time]) : signal));
  }
  if (head.data) {
    const { name, metadata } = head.data;
    const canonicalPath = canonicalList(head.data.url, listing);
    dispatch(setPageMetadata({ title: name, metadata, canonicalPath }));
  }
  return outcomeOf(head.error ? head : list);
});
export const loader = load;
export const clientLoader = load;

const CAROUSEL = 'ProductCarouselComponent';

/** The slots before the list (banner, tiles) and after it, without carousels of the list's own products. */
function around(
  slots: readonly ContentSlot[],
  code: string,
): { before: ContentSlot[]; after: ContentSlot[] } {
  const others = slots.map((slot) => ({
    ...slot,
    components: slot.components.filter(
      ({ typeCode, categoryCode }) => typeCode !== CAROUSEL || categoryCode !== code,
    ),
  }));
  const row = others.findIndex(({ components }) => components.some(({ typeCode }) => typeCode === CAROUSEL));
  const end = row < 0 ? others.length : row;
  return { before: others.slice(0, end), after: others.slice(end) };
}

export default function Landing() {
  const { data: category } = useAppSelector(categoryData.select);
  const { data: listing } = useAppSelector(categoryProducts.select);
  const { data: page } = useAppSelector(pageContent.select);
  if (!category || !listing) return null;
  const { before, after } = around(page?.contentSlots ?? [], category.code);
  // Shown on the first page of the list only.
  const told = listing.pagination.currentPage === 0 && before.length > 0;
  return (
    <>
      <div className="page-width">
        <CategoryHead category={category} />
        {told && (
          <div className="pb-section">
            <ContentSlots slots={before} extra={productCarousel} leads />
          </div>
        )}
        <ListingView
          listing={listing}
          eager={told ? 0 : 2}
          action={quickAdd}
          empty={<EmptyListing isFiltered={listing.chips.length > 0} />}
        />
        {after.length > 0 && (
          <div className="pt-section">
            <ContentSlots slots={after} extra={productCarousel} />
          </div>
        )}
      </div>
      <CompareDock />
    </>
  );
}
