/** Parts that domains add while the shop is put together. */
interface Parts<Part> {
  /** In the order in which they were added. */
  parts: readonly Part[];
  /** @throws where the name is taken. */
  add(part: Part): void;
}

/**
 * A list to which domains add, each under a name of its own.
 *
 * @param kind what its parts are called, for the error.
 * @param taken names that no part may have.
 */
export function createParts<Part extends { name: string }>(
  kind: string,
  taken: readonly string[] = [],
): Parts<Part> {
  const parts: Part[] = [];
  return {
    parts,
    add: (part) => {
      if (taken.includes(part.name) || parts.some(({ name }) => name === part.name))
        throw new Error(`Two of the ${kind} are called "${part.name}": each has a name of its own.`);
      parts.push(part);
    },
  };
}
