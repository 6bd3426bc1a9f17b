import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCodes } from '../../app/features/catalog/compare/compare.url.ts';
import { readListing } from '../../app/features/catalog/listing/listing.url.ts';
import { readText } from '../../app/platform/page-query/readText.ts';
import { pageTarget, type Screen } from './pageTarget.ts';

const screen = (url: string, host = 'localhost:3000') => pageTarget(host, url) as Screen;

describe('pageTarget', () => {
  it('keys by site, language, path and the parameters that change the page', () => {
    expect(screen('/plp/tea?filters=roast:dark&sort=price-asc')).toEqual({
      kind: 'page',
      site: 'usb2c',
      language: 'en',
      override: false,
      path: '/plp/tea?filters=roast%3Adark&sort=price-asc',
      key: 'usb2c en /plp/tea?filters=roast%3Adark&sort=price-asc',
      name: 'category',
    });
    expect(screen('/plp/tea?page=2').key).toBe('usb2c en /plp/tea?page=2');
    expect(screen('/fr/plp/the', 'www.crema.ca.localhost')).toMatchObject({ site: 'cab2c', language: 'fr' });
  });

  it.each([
    ['/', 'home'],
    ['/?utm_source=x', 'home'],
    ['/p/aurelune-dawn-parade', 'product'],
    ['/coffee/light/p/aurelune-dawn-parade/', 'product'],
    ['/c/tea', 'category'],
    ['/plp/beverages/tea?page=2', 'category'],
    ['/crema/b/aurelune', 'category'],
    ['/cart', undefined],
    ['/search?text=tea', undefined],
    ['/content/about', undefined],
    ['/?anything=1', undefined],
    ['/p/a/b', undefined],
  ])('%s is a screen that experiments call %s', (url, name) => {
    expect(screen(url).name).toBe(name);
    if (!url.includes('search'))
      expect(
        screen(url === '/' ? '/fr' : `/fr${url.replace(/^\/(?=\?)/, '')}`, 'www.crema.ca.localhost').name,
      ).toBe(name);
  });

  it('ignores the order of parameters, and those that only browser code reads', () => {
    const campaign = fc.constantFrom(
      'utm_source=x',
      'gclid=1',
      'ranMID=2',
      'ranSiteID=3',
      'webapp=1',
      'fbclid=4',
      'referral=REF-AAAAAAAAAA',
    );
    const kept = ['sort=price-asc', 'filters=a%3Ab', 'page=2'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(kept, { minLength: 3 }),
        fc.array(campaign, { maxLength: 3 }),
        (own, extra) => {
          expect(screen(`/plp/tea?${[...own, ...extra].join('&')}`).key).toBe(
            screen(`/plp/tea?${kept.join('&')}`).key,
          );
        },
      ),
    );
  });

  /** Addresses as people, links and attackers write them. */
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('2', '02', ' 2', '2x', '1', '0', '-1', '1e1', '10', '99999', '1e9', '3.5', ''),
    fc.constantFrom('price-asc', 'relevance', 'newest', 'nope', '__proto__'),
    fc.constantFrom('roast:dark:size:l', 'size:l:roast:dark', 'roast:dark:roast:dark:size:l', 'roast', 'a:'),
    fc.constantFrom('tea', ' tea ', 'tea,tea', 'tea, nib', 'nib,tea', ',', `${'x'.repeat(99)}😀`),
  );
  const name = fc.constantFrom(
    'page',
    'sort',
    'filters',
    'text',
    'codes',
    'pageSize',
    'currentPage',
    'utm_x',
  );
  const request = fc.record({
    host: fc.constantFrom('a.com', 'a.ca', 'commercial.com'),
    path: fc.constantFrom(
      '/',
      '/plp/tea',
      '/fr/plp/tea',
      '/search',
      '/compare',
      '/p/nib',
      '/beverages',
      '/a/x/c',
    ),
    query: fc.array(fc.tuple(name, value), { maxLength: 5 }),
  });
  const urlOf = ({ path, query }: { path: string; query: [string, string][] }) =>
    query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
  /** What a page's loader reads of an address, for each page as its route does. */
  function understood(path: string, query: [string, string][]) {
    const search = new URLSearchParams(query);
    if (path === '/compare') return readCodes(search);
    if (path === '/search') return [readText(search.get('text') ?? ''), readListing(search)];
    return /plp|beverages/.test(path) ? readListing(search) : [];
  }

  it('gives two addresses one key exactly when the page understands them in the same way', () => {
    fc.assert(
      fc.property(request, request, fc.boolean(), (a, other, samePage) => {
        const b = samePage ? { ...other, host: a.host, path: a.path } : other;
        const [mine, theirs] = [screen(urlOf(a), a.host), screen(urlOf(b), b.host)];
        const meaning = ({ host, path, query }: typeof a) =>
          JSON.stringify([host, path, understood(path, query)]);
        fc.pre(mine.key !== undefined && theirs.key !== undefined);
        expect(mine.key === theirs.key).toBe(meaning(a) === meaning(b));
      }),
      { numRuns: 2_000 },
    );
  });

  it('lets the page read of the address in its key what it reads of the one that was asked for', () => {
    fc.assert(
      fc.property(request, ({ host, path, query }) => {
        const { pathname, searchParams } = new URL(screen(urlOf({ path, query }), host).path, 'http://page');
        expect(understood(pathname, [...searchParams])).toEqual(understood(path, query));
        expect(
          screen(pathname + new URL(screen(urlOf({ path, query }), host).path, 'http://page').search, host)
            .path,
        ).toBe(screen(urlOf({ path, query }), host).path);
      }),
    );
  });

  it.each([
    ['/?page=2x', '/'],
    ['/?page=7', '/'],
    ['/p/nib?variant=a&page=2', '/p/nib'],
    ['/plp/tea?page=2x', '/plp/tea'],
    ['/plp/tea?page=002', '/plp/tea?page=2'],
    ['/plp/tea?page=1', '/plp/tea'],
    ['/plp/tea?page=20000', '/plp/tea?page=10001'],
    ['/plp/tea?sort=nope&sort=newest', '/plp/tea'],
    ['/plp/tea?sort=relevance', '/plp/tea'],
    ['/plp/tea?filters=size:l:roast:dark:size:l', '/plp/tea?filters=roast%3Adark%3Asize%3Al'],
    ['/plp/tea?filters=roast', '/plp/tea'],
    [`/plp/tea?filters=roast:${'x'.repeat(101)}`, '/plp/tea'],
    ['/x/y/b/crema?page=2', '/x/y/b/crema?page=2'],
    ['/fr/recherche?text=+th%C3%A9+', '/fr/recherche?text=th%C3%A9'],
    ['/compare?codes=b,a,,b', '/compare?codes=b%2Ca'],
  ])('reads %s as %s', (url, path) => {
    expect(screen(url, 'www.crema.ca.localhost').path).toBe(path);
  });

  it.each(['/?cmsTicketId=t1', '/?anything=1', '/plp/tea?sort=newest&new=1', '/plp/tea.data'])(
    'does not share %s',
    (url) => {
      expect(screen(url).key).toBeUndefined();
      expect(screen(url).path).toBe(url);
    },
  );

  it('hands the preview ticket on', () => expect(screen('/?cmsTicketId=t1').cmsTicketId).toBe('t1'));

  it('keeps a known ?site= apart, drops an unknown one', () => {
    expect(screen('/?site=usafh')).toMatchObject({
      site: 'usafh',
      override: true,
      key: 'usafh en /?site=usafh',
    });
    expect(screen('/?site=nope')).toMatchObject({ site: 'usb2c', override: false, key: 'usb2c en /' });
    expect(screen('/', 'commercial.crema.localhost').key).toBe('usafh en /');
  });

  it('has no French where the site has none', () => expect(screen('/fr/plp/x').language).toBe('en'));

  it('redirects a bare domain', () => {
    expect(pageTarget('crema.localhost:3000', '/plp/x?y=1')).toEqual({
      kind: 'redirect',
      host: 'www.crema.localhost:3000',
      url: '/plp/x?y=1',
    });
  });

  it.each([
    ['/FR/', '/fr/'],
    ['/Fr', '/fr'],
    ['/fR/plp/The?page=2', '/fr/plp/The?page=2'],
    ['/FR?text=A', '/fr?text=A'],
  ])('leads %s to %s, the one address of its page', (url, own) => {
    expect(pageTarget('www.crema.ca.localhost', url)).toEqual({ kind: 'redirect', url: own });
    expect(pageTarget('crema.ca.localhost', url)).toMatchObject({ host: 'www.crema.ca.localhost', url: own });
  });

  it('takes no word that begins like a language for one', () => {
    expect(screen('/FROTH', 'www.crema.ca.localhost')).toMatchObject({ kind: 'page', language: 'en' });
  });

  it('reads a thousand parameters and no more, for its key and for what is rendered', () => {
    const listed = (count: number) => `/plp/tea?${'utm_x=1&'.repeat(count)}page=2`;
    expect(screen(listed(999))).toMatchObject({ path: '/plp/tea?page=2', key: 'usb2c en /plp/tea?page=2' });
    expect(screen(listed(1000))).toMatchObject({ path: '/plp/tea', key: 'usb2c en /plp/tea' });
    const own = (count: number) => screen(`/plp/tea?${'mine=1&'.repeat(count)}page=2`);
    expect(new URL(own(999).path, 'http://page').searchParams.get('page')).toBe('2');
    expect(new URL(own(1000).path, 'http://page').searchParams.get('page')).toBeNull();
    const late = screen(`/?${'utm_x=1&'.repeat(1000)}site=cab2c&cmsTicketId=t1`);
    expect(late).toMatchObject({ site: 'usb2c', override: false });
    expect(late.cmsTicketId).toBeUndefined();
  });

  it.each(['/%E0%A4%A', '/%ff', '/a%00b', 'http://evil.test/', '*', ''])('refuses %j', (url) => {
    expect(pageTarget('localhost', url)).toMatchObject({ kind: 'bad', screen: { path: '/400' } });
  });

  it('stands any request line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary-ascii' }), (host, url) => {
        expect(['page', 'redirect', 'bad']).toContain(pageTarget(host, `/${url}`).kind);
      }),
    );
  });
});
