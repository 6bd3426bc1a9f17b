/** Where cities are and the postal codes there, by the bundled table and by a service. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterEach, expect, test } from 'vitest';

let shop: TestCommerce;
afterEach(() => shop.commerce.close());
const ask = async (path: string, site = 'usb2c') => {
  const answer = await shop.commerce.app.inject(`/rest/v2/${site}/geo/${path}`);
  return { status: answer.statusCode, body: answer.json() };
};
const geocode = (latlng: string) => ask(`geocode?latlng=${latlng}&result_type=postal_code`);

test('the bundled table knows a city by its name and region, and the code nearest to a point', async () => {
  // covers: S7.166, S7.167
  shop = await openTestCommerce();
  const west = (await ask('cityLatLong?city=Portland&region=OR')).body;
  const east = (await ask('cityLatLong?city=portland&region=ME')).body;
  expect([west.status, Math.round(west.longitude), Math.round(east.longitude)]).toEqual(['OK', -123, -70]);
  expect((await ask('cityLatLong?city=Montreal&region=QC', 'cab2c')).body.status).toBe('OK');
  // Of the site's own country only.
  expect((await ask('cityLatLong?city=Montreal')).body).toEqual({ status: 'ZERO_RESULTS' });
  const { body } = await geocode('45.53,-122.68');
  expect(body).toEqual({
    status: 'OK',
    results: [{ address_components: [{ short_name: '97205', long_name: '97205', types: ['postal_code'] }] }],
  });
  expect((await geocode('0,0')).body).toEqual({ status: 'ZERO_RESULTS', results: [] });
});

test('the table knows the region of every postal code of the country, and the town where it is certain', async () => {
  shop = await openTestCommerce();
  const place = async (code: string, site = 'usb2c') =>
    (await ask(`place?postalCode=${encodeURIComponent(code)}`, site)).body;
  expect(await place('10118')).toEqual({ status: 'OK', region: 'NY', town: 'New York' });
  // Many towns share it.
  expect(await place('13501')).toEqual({ status: 'OK', region: 'NY' });
  expect(await place('h3g 1k4', 'cab2c')).toEqual({ status: 'OK', region: 'QC', town: 'Montréal' });
  // Of the site's own country only.
  expect(await place('H3G 1K4')).toEqual({ status: 'ZERO_RESULTS' });
});

test('what is not a point, or not asked for, is refused', async () => {
  shop = await openTestCommerce();
  for (const path of ['geocode?latlng=91,0', 'geocode?latlng=here', 'geocode?latlng=1,2', 'cityLatLong']) {
    const wrong = path.includes('91') || path.includes('here') ? `${path}&result_type=postal_code` : path;
    expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 400]);
  }
});

test('a service that is configured is asked instead, with its key; one that fails knows nothing', async () => {
  const asked: string[] = [];
  let fails = false;
  const service = createServer((request, response) => {
    asked.push(request.url ?? '');
    const location = { lat: 1.5, lng: 2.5 };
    const parts = [
      { short_name: 'Z9', types: ['postal_code'] },
      { short_name: 'AnyT', long_name: 'Anytown', types: ['locality', 'political'] },
      { short_name: 'NY', long_name: 'New York', types: ['administrative_area_level_1', 'political'] },
    ];
    const results = [{ address_components: parts, geometry: { location } }];
    response.writeHead(fails ? 500 : 200).end(JSON.stringify({ results }));
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as AddressInfo;
  shop = await openTestCommerce({
    env: { GEOCODE_URL: `http://127.0.0.1:${port}/json`, GEOCODE_KEY: 'k-1' },
  });
  expect((await ask('cityLatLong?city=Anywhere&region=NY')).body).toEqual({
    status: 'OK',
    latitude: 1.5,
    longitude: 2.5,
  });
  expect((await geocode('1.5,2.5')).body.results[0].address_components[0].short_name).toBe('Z9');
  expect(asked[0]).toBe('/json?address=Anywhere%2C+NY%2C+US&key=k-1');
  expect(asked[1]).toBe('/json?latlng=1.5%2C2.5&result_type=postal_code&key=k-1');
  const place = 'place?postalCode=12345';
  expect((await ask(place)).body).toEqual({ status: 'OK', region: 'NY', town: 'Anytown' });
  expect(asked[2]).toBe('/json?components=country%3AUS%7Cpostal_code%3A12345&key=k-1');
  fails = true;
  expect(await geocode('1.5,2.5')).toEqual({ status: 200, body: { status: 'ZERO_RESULTS', results: [] } });
  // An outage is not kept: the next who asks may be answered.
  const kept = async (path: string) => {
    const url = `/rest/v2/usb2c/geo/${path}`;
    return (await shop.commerce.app.inject(url)).headers['cache-control'];
  };
  const paths = [
    'geocode?latlng=1.5,2.5&result_type=postal_code',
    'cityLatLong?city=Anywhere&region=NY',
    place,
  ];
  for (const path of paths) expect([path, await kept(path)]).toEqual([path, 'no-store']);
  fails = false;
  for (const path of paths) expect([path, await kept(path)]).toEqual([path, 'public, max-age=86400']);
  service.close();
});
