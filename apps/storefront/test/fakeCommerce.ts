/** A commerce API that answers what the frame asks for, and counts what it was asked. */
export interface FakeCommerce {
  fetch: typeof fetch;
  /** Every call, as `METHOD path?query`. */
  calls: string[];
  /** Headers of the latest call. */
  lastHeaders: Headers;
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
      return fake.answers.get(url.pathname)?.() ?? defaultAnswer(url, fake.productCount);
    },
  };
  return fake;
}

function defaultAnswer(url: URL, productCount: number): Response {
  const [, , , site, ...rest] = url.pathname.split('/');
  const path = rest.join('/');
  const lang = url.searchParams.get('lang');
  if (path === 'cms/siteConfig') {
    return json({ siteConfigurations: { entry: [] }, messageItems: { entry: [] } }, 'site-config');
  }
  if (path === 'cms/pages') {
    const label = url.searchParams.get('pageLabelOrId') ?? '';
    if (label !== 'homepage') return unknown();
    return json({ title: `Home ${site} ${lang}`, contentSlots: [], metadata: [] }, `page:${label}`);
  }
  if (path.startsWith('c/')) {
    const code = path.slice(2);
    if (code === 'nothing') return unknown();
    const tags = [`category:${code}`, ...range(productCount).map((n) => `product:${code}-${n}`)].join(' ');
    return json(category(code, productCount), tags);
  }
  return unknown();
}

function category(code: string, count: number) {
  const products = range(count).map((n) => ({
    code: `${code}-${n}`,
    name: `Morning ${code} </script><b>${n}`,
    url: `/${code}/p/${code}-${n}`,
    price: { formattedValue: `$${n}.99` },
  }));
  return { name: `All ${code}`, products, pagination: { totalResults: count } };
}

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

export function json(body: unknown, tags = '', init: ResponseInit = {}): Response {
  const headers = {
    'content-type': 'application/json',
    ...(tags ? { 'cache-tag': tags } : {}),
    ...init.headers,
  };
  return new Response(JSON.stringify(body), { ...init, headers });
}

export function unknown(): Response {
  return json({ errors: [{ type: 'UnknownIdentifierError', message: 'Not found' }] }, '', { status: 404 });
}
