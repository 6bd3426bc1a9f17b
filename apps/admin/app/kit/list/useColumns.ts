import { useState } from 'react';
import type { Resource } from '../../api/types.ts';
import { keepColumns, readColumns } from './kept.ts';

/** Columns of a list: chosen in this browser, else those of the resource. */
export function useColumns(resource: Resource): [string[], (columns: string[] | undefined) => void] {
  const known = new Set(Object.keys(resource.schema.properties ?? {}));
  const usual = resource.columns.filter((name) => known.has(name));
  const [chosen, setChosen] = useState(() => readColumns(resource.name, known));
  return [
    chosen ?? usual,
    (columns) => {
      setChosen(columns);
      keepColumns(resource.name, columns ?? usual);
    },
  ];
}
