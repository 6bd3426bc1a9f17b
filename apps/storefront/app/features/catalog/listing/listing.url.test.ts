import { expect, it } from 'vitest';
import { lastPage, listingAddresses, listingSearch, readListing } from './listing.url.ts';

const url = (address: string) => new URL(address, 'http://shop.test');

it('a page beyond the end leads to the last one, and the choice of products stays', () => {
  const beyond = url('/plp/coffee?filters=roast:dark&page=50&site=cab2c');
  expect(lastPage(beyond, { currentPage: 49, totalPages: 3 })).toBe(
    '/plp/coffee?filters=roast%3Adark&page=3&site=cab2c',
  );
  expect(lastPage(url('/search?text=nib&page=2'), { currentPage: 1, totalPages: 1 })).toBe(
    '/search?text=nib',
  );
});

it('a page of the list stays, and so does an empty list', () => {
  expect(lastPage(url('/plp/coffee?page=3'), { currentPage: 2, totalPages: 3 })).toBeUndefined();
  expect(lastPage(url('/plp/coffee?page=3'), { currentPage: 2, totalPages: 0 })).toBeUndefined();
});

it.each([null, Number.NaN])('a list that says it has %s pages leads nowhere', (totalPages) => {
  expect(lastPage(url('/plp/coffee?page=2'), { currentPage: 1, totalPages })).toBeUndefined();
});

it.each([
  ['2', 1],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['abc', 0],
  ['1e99', 10_000],
])('page %s is read as %i from zero, no further than the API counts', (page, currentPage) => {
  expect(readListing(url(`/plp/coffee?page=${page}`).searchParams).currentPage).toBe(currentPage);
});

it.each(['', '?text=caf%C3%A9+noir', '?page=3&site=cab2c&filters=roast%3Adark', '?sort=newest'])(
  'after %s, an address with other filters is the same list from its first page',
  (search) => {
    const withFilters = listingAddresses('/search', search);
    for (const filters of ['brand:Nib & Co', 'roast:dark:price:5-10', 'q:100 % é+', '']) {
      const changed = url(`/search${listingSearch(new URLSearchParams(search), { filters })}`);
      const address = url(withFilters(filters));
      expect(address.pathname).toBe('/search');
      expect(new Map(address.searchParams)).toEqual(new Map(changed.searchParams));
    }
  },
);
