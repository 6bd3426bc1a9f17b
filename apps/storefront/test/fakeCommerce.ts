import type { VisitorFetch } from '@crema/api-client';
import { categoryData, categoryPage, customerDetails, page, siteConfig } from './fakeAnswers.ts';

/** A commerce API that answers what the frame asks for, and counts what it was asked. */
export interface FakeCommerce {
  fetch: VisitorFetch;
  /** Every call, as `METHOD path?query`. */
  calls: string[];
  /** Headers of the latest call. */
  lastHeaders: Headers;
  /** Whose call the latest was. */
  lastAddress?: string;
  /** Answers for paths (without query) that differ from the defaults. */
  answers: Map<string, () => Response | Promise<Response>>;
  productCount: number;
}

export function fakeCommerce(): FakeCommerce {
  const fake: FakeCommerce = {
    calls: [],
    lastHeaders: new Headers(),
    answers: new Map(),
    productCount: 24,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      fake.calls.push(`${request.method} ${url.pathname}${url.search}`);
      fake.lastHeaders = request.headers;
      fake.lastAddress = init?.remoteAddress;
      const answer = fake.answers.get(url.pathname)?.() ?? defaultAnswer(url, fake.productCount);
      const given = init?.signal;
      const abandoned = new Promise<never>((_, reject) => {
        given?.addEventListener('abort', () => reject(given.reason), { once: true });
      });
      return Promise.race([answer, abandoned]);
    },
  };
  return fake;
}

function defaultAnswer(url: URL, productCount: number): Response {
  const [, , , site = '', ...rest] = url.pathname.split('/');
  const path = rest.join('/');
  const lang = url.searchParams.get('lang') ?? 'en';
  if (path === 'users/anonymous/getCustomerDetails') return json(customerDetails);
  if (path === 'users/current/wishlist') return json({ name: '', notify: false, entries: [] });
  if (path === 'cms/siteConfig') return json(siteConfig, 'site-config');
  if (path === 'cms/pages') {
    const label = url.searchParams.get('pageLabelOrId') ?? '';
    return label === 'homepage' ? json(page(label, site, lang), `page:${label}`) : unknown();
  }
  const [, code = '', part] = /^c\/([^/]+)(\/categoryData)?$/.exec(path) ?? [];
  if (code === '' || code === 'nothing') return unknown();
  if (part) return json(categoryData(code), `category:${code}`);
  const answer = categoryPage(code, productCount);
  return json(answer, [`category:${code}`, ...answer.products.map((one) => `product:${one.code}`)].join(' '));
}

export function json(body: unknown, tags = '', init: ResponseInit = {}): Response {
  const headers = {
    'content-type': 'application/json',
    ...(tags ? { 'cache-tag': tags } : {}),
    ...init.headers,
  };
  return new Response(JSON.stringify(body), { ...init, headers });
}

function unknown(): Response {
  return json({ errors: [{ type: 'UnknownIdentifierError', message: 'Not found' }] }, '', { status: 404 });
}
