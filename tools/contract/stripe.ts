import { fileURLToPath } from 'node:url';
import { createGenerator, type Schema } from 'ts-json-schema-generator';

const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const ROOT = 'StripeRequests';

/** What the library adds to most sets of words, since an older library must bear answers with newer words. */
const ANY_WORD = '#/definitions/OtherString';

/**
 * JSON Schemas of the calls in stripe-requests.ts, as the types of Stripe's library say them: no property and no word beyond
 * those that they name. By path from the project's root.
 *
 * @throws when a type is not in the installed library
 */
export function stripeContract(): Record<string, string> {
  const generator = createGenerator({
    ...{ path: at('stripe-requests.ts'), tsconfig: at('stripe.tsconfig.json'), type: ROOT },
    ...{ expose: 'all', jsDoc: 'none', functions: 'fail', additionalProperties: false },
  });
  return { 'packages/testing/src/stripe/generated/requests.json': written(generator.createSchema(ROOT)) };
}

/** One definition a line. */
function written({ definitions = {} }: Schema): string {
  const lines = Object.entries(definitions).map(
    ([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema, withoutAnyWord)}`,
  );
  return withoutPlaces(`{"definitions": {\n${lines.join(',\n')}\n}}\n`);
}

/** Of what may be one of several things: a call has no newer words than its library. */
function withoutAnyWord(name: string, value: unknown): unknown {
  if (name !== 'anyOf' || !Array.isArray(value)) return value;
  return value.filter((one: { $ref?: string }) => one.$ref !== ANY_WORD);
}

/** Types without a name are called by the place of their file on this machine: here by their number. */
function withoutPlaces(text: string): string {
  const numbers = new Map<string, number>();
  return text.replace(/def-[a-z]+(?:-\d+)+/g, (name) => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return `unnamed-${number}`;
  });
}
