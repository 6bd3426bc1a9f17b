import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { kept } from './kept.ts';

const factory = SerializerSelector();
type Factory = typeof factory;
type Serializer = ReturnType<ReturnType<Factory>>;

/** What this process has compiled, by what it is made from: engines side by side, as tests start them, compile a schema once. */
const serializers = new Map<string, Serializer>();

/**
 * Serialises answers by their schema. A route's serialiser is compiled for its first answer: all of them at the start
 * would take 0.7 s. It is given the schemas that the route refers to, because the compiler reads through every schema
 * that it is given: 1,000 of them take some 10 ms.
 *
 * @param externalSchemas the server's shared schemas by their `$id`; references to them are `{ $ref: 'Id#' }`
 */
export function buildSerializer(
  externalSchemas: Parameters<Factory>[0],
  options: Parameters<Factory>[1],
): ReturnType<Factory> {
  return (route) => {
    let write: Serializer | undefined;
    return (answer) => {
      write ??= serializerOf(route, reachable(route.schema, externalSchemas as Schemas), options);
      return write(answer);
    };
  };
}

function serializerOf(
  route: Parameters<ReturnType<Factory>>[0],
  shared: Parameters<Factory>[0],
  options: Parameters<Factory>[1],
): Serializer {
  return kept(serializers, [route.schema, shared, options], () => factory(shared, options)(route));
}

type Schemas = Readonly<Record<string, unknown>>;

/** The shared schemas that a schema refers to, directly or through others. */
function reachable(from: unknown, shared: Schemas): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, value] of Object.entries(next)) {
      const id = key === '$ref' && typeof value === 'string' ? value.split('#')[0] : undefined;
      if (id && shared[id] !== undefined && found[id] === undefined) {
        found[id] = shared[id];
        open.push(shared[id]);
      } else if (typeof value === 'object') open.push(value);
    }
  }
  return found;
}
