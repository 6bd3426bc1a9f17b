import { hash } from 'node:crypto';

/** What is kept for a value, made where there is none yet. Values with the same JSON text are the same. */
export function kept<T>(all: Map<string, T>, value: unknown, make: () => T): T {
  const key = hash('sha256', JSON.stringify(value));
  let found = all.get(key);
  if (found === undefined) {
    found = make();
    all.set(key, found);
  }
  return found;
}
