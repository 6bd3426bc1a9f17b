import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageTarget, type Screen } from './pageTarget.ts';

const screen = (url: string, host = 'localhost:3000') => pageTarget(host, url) as Screen;

describe('pageTarget', () => {
  it('keys by site, language, path and the parameters that change the page', () => {
    expect(screen('/plp/tea?filters=roast:dark&sort=price')).toEqual({
      kind: 'page',
      site: 'usb2c',
      language: 'en',
      override: false,
      path: '/plp/tea?filters=roast%3Adark&sort=price',
      key: 'usb2c en /plp/tea?filters=roast%3Adark&sort=price',
    });
    expect(screen('/plp/tea?page=2').key).toBe('usb2c en /plp/tea?page=2');
    expect(screen('/fr/plp/the', 'www.crema.ca.localhost')).toMatchObject({ site: 'cab2c', language: 'fr' });
  });

  it('ignores the order of parameters, and those that only browser code reads', () => {
    const campaign = fc.constantFrom(
      'utm_source=x',
      'gclid=1',
      'ranMID=2',
      'ranSiteID=3',
      'webapp=1',
      'fbclid=4',
    );
    const kept = ['sort=price', 'filters=a%3Ab', 'page=2'];
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

  it('never gives two different pages one key', () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 8 });
    const request = fc.record({
      host: fc.constantFrom('a.com', 'a.ca', 'commercial.com'),
      text: value,
      sort: value,
    });
    const urlOf = ({ text, sort }: { text: string; sort: string }) =>
      `/search?${new URLSearchParams({ text, sort })}`;
    fc.assert(
      fc.property(request, request, (a, b) => {
        const same = screen(urlOf(a), a.host).key === screen(urlOf(b), b.host).key;
        const key = screen(urlOf(a), a.host).key;
        expect(same && key !== undefined).toBe(key !== undefined && JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  it.each(['/?cmsTicketId=t1', '/?anything=1', '/plp/tea?sort=a&new=1', '/plp/tea.data'])(
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
    });
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
