import { expectTypeOf, it } from 'vitest';
import type { ApiClient } from './client.ts';
import type { components } from './generated/schema.d.ts';

it('knows an operation’s parameters and answer by its path', () => {
  type Get = ApiClient['get'];
  const get = (async () => ({})) as unknown as Get;
  const call = () =>
    get('/rest/v2/{site}/cms/pages', {
      params: { path: { site: 'usb2c' }, query: { lang: 'en' } },
      call: { throwStatus: true },
    });
  expectTypeOf<Awaited<ReturnType<typeof call>>['data']>().toEqualTypeOf<components['schemas']['Page']>();
  const params = { path: { site: 'usb2c' } };
  // The path is named: without that the compiler makes the parameters of every operation, half its work for the whole shop.
  // @ts-expect-error no such path
  void (() => get<'/rest/v2/{site}/nothing'>('/rest/v2/{site}/nothing', { params }));
  // @ts-expect-error the site is missing
  void (() => get('/rest/v2/{site}/cms/pages', { params: { path: {} } }));
  // @ts-expect-error no such option
  void (() => get('/rest/v2/{site}/cms/pages', { params, call: { nothing: true } }));
});
