import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FakeCall } from './fake.types.ts';

/** Made by `npm run contract` from the types of Stripe's library. */
const SCHEMAS = new URL('./generated/requests.json', import.meta.url);

/** Characters of the longest idempotency key. */
const LONGEST_KEY = 255;

let validators: { of(route: string): ValidateFunction | undefined } | undefined;

/** What Stripe would not take of a call; undefined: nothing. */
export function problemOf(call: FakeCall): string | undefined {
  const route = routeOf(call);
  validators ??= openValidators();
  const validate = validators.of(route);
  if (!validate) return `Stripe is not known to take ${route}: see tools/contract/stripe-requests.ts`;
  if ((call.key?.length ?? 0) > LONGEST_KEY) return `${route}: its key is longer than ${LONGEST_KEY}`;
  if (validate(decoded(call.params))) return undefined;
  const said = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
  return `${route}: ${said.join('; ')}`;
}

/** Paths of two words, which are no resource with an id. */
const LONG = new Set(['radar']);
const ID = /^[a-z]+_/;

/** `POST refunds`, `GET refunds/:id`: as the schemas are called. */
function routeOf({ method, path }: FakeCall): string {
  const parts = path.split('/');
  const id = LONG.has(parts[0] ?? '') ? 2 : 1;
  const named = parts.map((part, index) => (index === id && ID.test(part) ? ':id' : part));
  return `${method} ${named.join('/')}`;
}

/** A schema is compiled when the first call needs it: some are long. */
function openValidators() {
  const { definitions } = JSON.parse(readFileSync(SCHEMAS, 'utf8')) as {
    definitions: { StripeRequests: { properties: Record<string, { $ref: string }> } };
  };
  // Everything in a form is text: a number is what reads as one.
  const reading = { allErrors: true, coerceTypes: true, allowUnionTypes: true };
  // Each is used a few times: what is spent on faster code does not come back.
  const ajv = new Ajv({ ...reading, inlineRefs: false, code: { optimize: false } });
  ajv.addSchema({ $id: 'requests', definitions });
  const routes = definitions.StripeRequests.properties;
  return {
    of: (route: string): ValidateFunction | undefined =>
      Object.hasOwn(routes, route) ? ajv.getSchema(`requests${routes[route]?.$ref}`) : undefined,
  };
}

interface Tree {
  [name: string]: string | Tree;
}

/** `a[b]=1&c[0]=2` as `{ a: { b: '1' }, c: ['2'] }`. */
function decoded(params: URLSearchParams): unknown {
  const all: Tree = {};
  for (const [name, value] of params) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let inside = all;
    for (const part of path) {
      const before = inside[part];
      const next = typeof before === 'object' ? before : {};
      inside[part] = next;
      inside = next;
    }
    inside[last] = value;
  }
  return withLists(all);
}

/** What is numbered from 0 on is a list. */
function withLists(tree: Tree): unknown {
  const entries = Object.entries(tree).map(
    ([name, value]) => [name, typeof value === 'object' ? withLists(value) : value] as const,
  );
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
