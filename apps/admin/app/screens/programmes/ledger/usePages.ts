import { useState } from 'react';

/** Pages of a ledger by their cursors: the way back is remembered. */
export function usePages() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    after: cursors.at(-1),
    newer: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
    older: (next: string | undefined) =>
      next === undefined ? undefined : () => setCursors([...cursors, next]),
    toFirst: () => setCursors([]),
  };
}
