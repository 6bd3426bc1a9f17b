import { redirect } from 'react-router';
import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { EmptyListing } from '#app/features/catalog/listing/EmptyListing.tsx';
import { ListingView } from '#app/features/catalog/listing/ListingView.tsx';
import { lastPage, readListing } from '#app/features/catalog/listing/listing.url.ts';
import { searchResults } from '#app/features/catalog/listing/searchResults.slice.ts';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { keywordRedirect } from '#app/features/search/keywordRedirect.slice.ts';
import { SearchHead } from '#app/features/search/SearchHead.tsx';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { readText } from '#app/platform/page-query/readText.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { carouselsOf, productCarousel } from '../../compositions/productCarousels.tsx';
import { quickAdd } from '../../compositions/quickAdd.tsx';

const load = screen(async ({ dispatch, state, url, signal }) => {
  const text = readText(url.searchParams.get('text') ?? '') ?? '';
  const address = readListing(url.searchParams);
  if (text && !address.filters) {
    const { data } = await dispatch(keywordRedirect.ensure(text, signal));
    if (data?.redirectUrl)
      throw redirect(siteLink(data.redirectUrl.replace(/^\/fr(?=\/)/, ''), state().apiConfig));
  }
  const area = await dispatch(searchResults.load({ text, ...address }, signal));
  const last = area.data && lastPage(url, area.data.productResults.pagination);
  if (last) throw redirect(last);
  const found = area.data && area.data.productResults.pagination.totalResults > 0;
  const page = await dispatch(
    loadPage({ pageLabelOrId: found ? 'search' : 'searchEmpty', searchText: text }, signal),
  );
  const queries = page.data ? carouselsOf(page.data.contentSlots) : [];
  if (queries.length > 0) await dispatch(carousels.load(queries, signal));
  dispatch(setPageMetadata({ title: text || (page.data?.title ?? ''), metadata: [NOINDEX] }));
  return outcomeOf(area);
});
export const loader = load;
export const clientLoader = load;

export default function Search() {
  const { data: results } = useAppSelector(searchResults.select);
  const { data: page } = useAppSelector(pageContent.select);
  if (!results) return null;
  const { productResults, products: cards } = results;
  const { totalResults } = productResults.pagination;
  const found = totalResults > 0;
  return (
    <>
      <div className="page-width">
        <SearchHead
          text={results.text}
          totalResults={totalResults}
          correctedText={results.correctedText}
          suggestion={results.suggestion}
          popularTerms={results.popularTerms}
        />
        {found && (
          <ListingView
            listing={{ ...productResults, cards }}
            action={quickAdd}
            empty={<EmptyListing isFiltered={productResults.chips.length > 0} />}
          />
        )}
        {page && (
          <div className={found ? 'pt-section' : ''}>
            <ContentSlots slots={page.contentSlots} extra={productCarousel} />
          </div>
        )}
      </div>
      <CompareDock />
    </>
  );
}
