import { redirect } from 'react-router';
import { carousels } from '#app/features/catalog/carousels.slice.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { EmptyListing } from '#app/features/catalog/EmptyListing.tsx';
import { ListingView } from '#app/features/catalog/ListingView.tsx';
import { lastPage, readListing } from '#app/features/catalog/listing.url.ts';
import { searchResults } from '#app/features/catalog/searchResults.slice.ts';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { keywordRedirect } from '#app/features/search/keywordRedirect.slice.ts';
import { SearchHead } from '#app/features/search/SearchHead.tsx';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { carouselsOf, productCarousel } from './productCarousels.tsx';
import { quickAdd } from './quickAdd.tsx';

const LONGEST = 100;

const load = screen(async ({ dispatch, state, url, signal }) => {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, LONGEST);
  const address = readListing(url.searchParams);
  if (text && !address.filters) {
    const { data } = await dispatch(keywordRedirect.ensure(text, signal));
    if (data?.redirectUrl)
      throw redirect(siteLink(data.redirectUrl.replace(/^\/fr(?=\/)/, ''), state().apiConfig));
  }
  const area = await dispatch(searchResults.load({ text, ...address }, signal));
  const last = area.data && lastPage(url, area.data.pagination);
  if (last) throw redirect(last);
  const found = area.data && area.data.pagination.totalResults > 0;
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
  const found = results.pagination.totalResults > 0;
  return (
    <>
      <div className="page-width">
        <SearchHead
          text={results.text}
          totalResults={results.pagination.totalResults}
          correctedText={results.correctedText}
          suggestion={results.suggestion}
          popularTerms={results.popularTerms}
        />
        {found && <ListingView listing={results} action={quickAdd} empty={<EmptyListing />} />}
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
