import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { CategoryHead } from '#app/features/catalog/listing/CategoryHead.tsx';
import { categoryData } from '#app/features/catalog/listing/categoryData.slice.ts';
import { categoryProducts } from '#app/features/catalog/listing/categoryProducts.slice.ts';
import { EmptyListing } from '#app/features/catalog/listing/EmptyListing.tsx';
import { ListingView } from '#app/features/catalog/listing/ListingView.tsx';
import { lastPage, readListing } from '#app/features/catalog/listing/listing.url.ts';
import { nothingThere, outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';
import { WhenNear } from '#app/ui/overlay/WhenNear.tsx';
import { quickAdd } from '../../compositions/quickAdd.tsx';
import { canonicalList, categoryCodeOf } from '../../platform/addresses.ts';

const RecommendedRow = lazy(() => import('../../compositions/RecommendedRow.tsx'));

const load = screen(async ({ dispatch, params, url, signal }) => {
  const code = categoryCodeOf(params, url.pathname);
  if (code === '') throw nothingThere();
  const listing = readListing(url.searchParams);
  const [head, list] = await Promise.all([
    dispatch(categoryData.ensure(code, signal)),
    dispatch(categoryProducts.load({ code, ...listing }, signal)),
  ]);
  const last = list.data && lastPage(url, list.data.pagination);
  if (last) throw redirect(last);
  if (head.data) {
    const { name, metadata } = head.data;
    const canonicalPath = canonicalList(head.data.url, listing);
    dispatch(setPageMetadata({ title: name, metadata, canonicalPath }));
  }
  return outcomeOf(head.error ? head : list);
});
export const loader = load;
export const clientLoader = load;

export default function Category() {
  const { data: category } = useAppSelector(categoryData.select);
  const { data: listing } = useAppSelector(categoryProducts.select);
  const lazyMs = useAppSelector((state) => setting(state, 'lazyLoadDelayMs'));
  if (!category || !listing) return null;
  return (
    <>
      <div className="page-width">
        <CategoryHead category={category} />
        <ListingView
          listing={listing}
          action={quickAdd}
          empty={<EmptyListing isFiltered={listing.chips.length > 0} />}
        />
        <WhenNear delayMs={lazyMs}>
          <Suspense>
            <RecommendedRow category={category.code} />
          </Suspense>
        </WhenNear>
      </div>
      <CompareDock />
    </>
  );
}
