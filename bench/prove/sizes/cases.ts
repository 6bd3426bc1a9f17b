/** Hostile requests for every operation of an OpenAPI document: as large as the limits let through, in every place. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface HostileRequest {
  /** The operation, the place and what stands there: for the report. */
  name: string;
  method: string;
  path: string;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
}

/** A body at its limit, with room for what stands around the value. */
const BODY_BYTES = 63_000;
/** A request's first line and headers, likewise. */
const LINE_BYTES = 14_000;
/** A path parameter: the router takes 300 characters. */
const SEGMENT = 290;

const fill = (unit: string, bytes: number): string =>
  unit.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(unit))));

/** Texts that folding, matching and escaping find hardest, by what they are made of. */
export const TEXTS: Record<string, (bytes: number) => string> = {
  letters: (bytes) => fill('a', bytes),
  digits: (bytes) => fill('4', bytes),
  'digits and spaces': (bytes) => fill('4 ', bytes),
  spaces: (bytes) => fill(' ', bytes),
  ats: (bytes) => fill('a@', bytes),
  hyphens: (bytes) => fill('-', bytes),
  'words and hyphens': (bytes) => fill('a-', bytes),
  dots: (bytes) => fill('a.', bytes),
  tags: (bytes) => fill('<a ', bytes),
  tokens: (bytes) => fill('?token', bytes),
  apostrophes: (bytes) => fill("l'", bytes),
  'letters that fold to eighteen': (bytes) => fill('\ufdfa', bytes),
  'combining marks': (bytes) => `a${fill('\u0301', bytes)}`,
  emoji: (bytes) => fill('👩‍🚀', bytes),
  words: (bytes) => fill('coffee ', bytes),
};

/** Bodies that are no object of the operation's at all. */
const BODIES: Record<string, () => string> = {
  'a list of zeros': () => `[${fill('0,', BODY_BYTES)}0]`,
  'lists in lists': () => '['.repeat(BODY_BYTES / 2) + ']'.repeat(BODY_BYTES / 2),
  'objects in objects': () => `${'{"a":'.repeat(BODY_BYTES / 6)}1${'}'.repeat(BODY_BYTES / 6)}`,
  'many fields': () => JSON.stringify(manyFields()),
  'one long text': () => JSON.stringify(fill('a', BODY_BYTES)),
  escapes: () => `"${fill('\\u00e9', BODY_BYTES)}"`,
  'escaped halves of letters': () => `"${fill('\\\\ud800', BODY_BYTES)}"`,
  'white space': () => fill(' ', BODY_BYTES),
  'a number that never ends': () => fill('9', BODY_BYTES),
};

const manyFields = (): Record<string, number> =>
  Object.fromEntries(Array.from({ length: BODY_BYTES / 12 }, (_, index) => [`k${index}`, 0]));

/** What a field is given instead of its value. */
const VALUES: Record<string, () => unknown> = {
  ...Object.fromEntries(
    Object.entries(TEXTS).map(([name, make]) => [name, () => make(Math.floor(BODY_BYTES / 2))]),
  ),
  zeros: () => Array.from({ length: 30_000 }, () => 0),
  'empty objects': () => Array.from({ length: 15_000 }, () => ({})),
  'many fields': manyFields,
};

/** How long requests are made of schemas that refer to themselves. */
const DEEPEST = 6;

/** Makes the hostile requests of a document. `site` is the one they are sent to. */
export function hostileRequests(document: ApiDocument, site: string): HostileRequest[] {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (document.components?.schemas?.[schema.$ref.split('/').pop() ?? ''] ?? {}) : schema;

  /** A value that the schema lets through, as small as it may be; `full`: its lists as long as they may be. */
  const valid = (given: Schema, full = false, depth = 0): unknown => {
    const schema = resolve(given);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const [first] = schema.anyOf ?? schema.allOf ?? [];
    if (first) return valid(first, full, depth + 1);
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
    if (type === 'boolean') return true;
    if (type === 'array') {
      const item = depth < DEEPEST && schema.items ? valid(schema.items, false, depth + 1) : 0;
      const size = Math.max(2, JSON.stringify(item)?.length ?? 1);
      const most = Math.min(schema.maxItems ?? Number.POSITIVE_INFINITY, Math.floor(BODY_BYTES / size / 2));
      return Array.from({ length: full ? most : (schema.minItems ?? 0) }, () => item);
    }
    if (type === 'object' || schema.properties) {
      const names =
        depth < DEEPEST ? (full ? Object.keys(schema.properties ?? {}) : (schema.required ?? [])) : [];
      return Object.fromEntries(
        names.map((name) => [name, valid(schema.properties?.[name] ?? {}, full, depth + 1)]),
      );
    }
    if (schema.format === 'email') return 'ada@example.com';
    return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  };

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { operationId = `${method} ${path}`, parameters = [], requestBody } = operation;
      const inQuery = parameters.filter((one) => one.in === 'query');
      const address = (segments: Record<string, string> = {}, query: Record<string, string> = {}): string => {
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(segments[name] ?? SEGMENTS(site)[name] ?? 'x'),
        );
        const all = Object.fromEntries(
          inQuery.filter(({ required }) => required).map(({ name }) => [name, 'x']),
        );
        const asked = Object.entries({ site, ...all, ...query });
        return `${filled}?${asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
      };
      const ask = (name: string, rest: Partial<HostileRequest> = {}): HostileRequest => ({
        name: `${operationId}: ${name}`,
        method: method.toUpperCase(),
        path: address(),
        ...rest,
      });
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const texts = Object.entries(TEXTS);
      const json = requestBody?.content['application/json']?.schema;
      return [
        ...names.flatMap((name) =>
          texts.map(([text, make]) =>
            ask(`${text} in the path as ${name}`, { path: address({ [name]: make(SEGMENT) }) }),
          ),
        ),
        ...inQuery.flatMap(({ name }) =>
          // Escaped, a letter takes up to nine bytes of the line.
          texts.map(([text, make]) =>
            ask(`${text} in the query as ${name}`, {
              path: address({}, { [name]: makeWithin(make, LINE_BYTES) }),
            }),
          ),
        ),
        ask('a thousand parameters', {
          path: `${address()}&${Array.from({ length: 999 }, (_, index) => `a[${index}]=1`).join('&')}`,
        }),
        ...(requestBody ? bodiesFor(ask, json, resolve, valid) : []),
        ...(requestBody?.content['application/x-www-form-urlencoded']
          ? [
              ask('a form of many fields', {
                contentType: 'application/x-www-form-urlencoded',
                body: fill('a=1&', BODY_BYTES),
              }),
              ask('a form that nests', {
                contentType: 'application/x-www-form-urlencoded',
                body: `a${fill('[b]', BODY_BYTES)}=1`,
              }),
            ]
          : []),
      ];
    }),
  );
}

function bodiesFor(
  ask: (name: string, rest: Partial<HostileRequest>) => HostileRequest,
  schema: Schema | undefined,
  resolve: (schema: Schema) => Schema,
  valid: (schema: Schema, full?: boolean) => unknown,
): HostileRequest[] {
  const contentType = 'application/json';
  const whole = Object.entries(BODIES).map(([name, make]) =>
    ask(`${name} as the body`, { contentType, body: make() }),
  );
  if (!schema) return whole;
  const fields = Object.keys(resolve(schema).properties ?? {});
  const base = valid(schema) as Record<string, unknown>;
  return [
    ...whole,
    ask('every list as long as it may be', { contentType, body: JSON.stringify(valid(schema, true)) }),
    ...fields.flatMap((field) =>
      Object.entries(VALUES).map(([name, make]) =>
        ask(`${name} as ${field}`, { contentType, body: JSON.stringify({ ...base, [field]: make() }) }),
      ),
    ),
  ];
}

/** A text that is at most so many bytes when it is escaped in a query. */
function makeWithin(make: (bytes: number) => string, bytes: number): string {
  const text = make(bytes);
  const escaped = encodeURIComponent(text).length;
  return escaped <= bytes ? text : make(Math.floor((bytes * bytes) / escaped));
}

/** What stands in a path where the hostile value is elsewhere. */
const SEGMENTS = (site: string): Record<string, string> => ({ site, user: 'current' });

/** Headers that somebody may fill, sent to an address that answers quickly. */
export function hostileHeaders(path: string): HostileRequest[] {
  const names = [
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'idempotency-key',
    'if-none-match',
    'origin',
    'referer',
    'traceparent',
    'user-agent',
    'x-correlation-id',
    'x-forwarded-for',
    'x-forwarded-host',
  ];
  const texts = Object.entries({
    ...TEXTS,
    'a list': (bytes: number) => fill('a,', bytes),
    cookies: (bytes: number) => fill('a=1; ', bytes),
    'a bearer': (bytes: number) => `Bearer ${fill('eyJ.', bytes)}`,
  });
  return names.flatMap((header) =>
    texts
      .map(([name, make]) => ({
        name: `header ${header} of ${path}: ${name}`,
        method: 'GET',
        path,
        headers: { [header]: make(LINE_BYTES) },
      }))
      // Headers carry Latin letters only.
      .filter(({ headers }) => /^[\x20-\x7e]*$/.test(headers[header] ?? '')),
  );
}

/** Pages of the storefront with each text where an address can have one. */
export const hostilePages = (site: string): HostileRequest[] =>
  Object.entries(TEXTS).flatMap(([name, make]) => {
    const text = encodeURIComponent(makeWithin(make, LINE_BYTES));
    const segment = encodeURIComponent(make(SEGMENT));
    return [
      ['the search', `/search?text=${text}&site=${site}`],
      ['a page number', `/?page=${text}&site=${site}`],
      ['a filter', `/plp/coffee?currentQuery=${text}&site=${site}`],
      ['a sort', `/plp/coffee?sort=${text}&site=${site}`],
      ['an unknown parameter', `/?${text}=1&site=${site}`],
      ['a category', `/plp/${segment}?site=${site}`],
      ['a product', `/p/${segment}?site=${site}`],
      ['a page', `/${segment}?site=${site}`],
    ].map(([place, path]) => ({ name: `page, ${place}: ${name}`, method: 'GET', path: path ?? '' }));
  });
