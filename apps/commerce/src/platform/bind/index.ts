/** The method of a function: without its first argument. */
type Bound<Needs, Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (
    needs: Needs,
    ...rest: infer Rest
  ) => infer Answer
    ? (...rest: Rest) => Answer
    : never;
};

/**
 * Services and repositories are functions that take what they need as their first argument. This binds that argument,
 * so that callers have an object of methods: `bindAll(db, { find })` answers `{ find: (code) => find(db, code) }`. A
 * function with type parameters of its own loses them here: write its method by hand.
 */
export function bindAll<Needs, Functions extends Record<string, (needs: Needs, ...rest: never[]) => unknown>>(
  needs: Needs,
  functions: Functions,
): Bound<Needs, Functions> {
  const bound = Object.entries(functions).map(([name, call]) => [
    name,
    (...rest: never[]) => call(needs, ...rest),
  ]);
  return Object.fromEntries(bound) as Bound<Needs, Functions>;
}
