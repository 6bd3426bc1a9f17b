import { CategoryHead } from '#app/features/catalog/CategoryHead.tsx';
import { carousels } from '#app/features/catalog/carousels.slice.ts';
import { categoryData } from '#app/features/catalog/categoryData.slice.ts';
import { categoryProducts } from '#app/features/catalog/categoryProducts.slice.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { EmptyListing } from '#app/features/catalog/EmptyListing.tsx';
import { ListingView } from '#app/features/catalog/ListingView.tsx';
import { readListing } from '#app/features/catalog/listing.url.ts';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { canonicalList, categoryCodeOf, plainPath } from './addresses.ts';
import { carouselsOf, productCarousel } from './productCarousels.tsx';
import { quickAdd } from './quickAdd.tsx';

/** `/beverages`, `/brewers`, `/accessories`: the category with the stories that content tells around it. */
const load = screen(async ({ dispatch, url, signal }) => {
  const code = categoryCodeOf({}, url.pathname);
  const listing = readListing(url.searchParams);
  const [head, list, page] = await Promise.all([
    dispatch(categoryData.ensure(code, signal)),
    dispatch(categoryProducts.load({ code, ...listing }, signal)),
    dispatch(loadPage({ pageLabelOrId: code }, signal, plainPath(url.pathname))),
  ]);
  const queries = page.data ? carouselsOf(page.data.contentSlots) : [];
  if (queries.length > 0) await dispatch(carousels.load(queries, signal));
  if (head.data) {
    const { name, metadata } = head.data;
    const canonicalPath = canonicalList(head.data.url, listing);
    dispatch(setPageMetadata({ title: name, metadata, canonicalPath }));
  }
  return outcomeOf(head.error ? head : list);
});
export const loader = load;
export const clientLoader = load;

export default function Landing() {
  const { data: category } = useAppSelector(categoryData.select);
  const { data: listing } = useAppSelector(categoryProducts.select);
  const { data: page } = useAppSelector(pageContent.select);
  if (!category || !listing) return null;
  return (
    <>
      <div className="page-width">
        <CategoryHead category={category} />
        <ListingView listing={listing} action={quickAdd} empty={<EmptyListing />} />
        {page && (
          <div className="pt-section">
            <ContentSlots slots={page.contentSlots} extra={productCarousel} />
          </div>
        )}
      </div>
      <CompareDock />
    </>
  );
}
