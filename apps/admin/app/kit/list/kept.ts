import { isRecord } from '../form/values.ts';

/** Choices of this browser about a list. Without storage they last as long as the page. */

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
};

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not kept.
  }
}

const columnsKey = (resource: string): string => `crema.admin.columns:${resource}`;
const viewsKey = (resource: string): string => `crema.admin.views:${resource}`;

/** Chosen columns that still exist, else undefined. */
export function readColumns(resource: string, known: ReadonlySet<string>): string[] | undefined {
  const kept = read(columnsKey(resource));
  if (!Array.isArray(kept)) return undefined;
  return kept.filter((name): name is string => typeof name === 'string' && known.has(name));
}

export const keepColumns = (resource: string, columns: readonly string[]): void =>
  write(columnsKey(resource), columns);

export interface View {
  name: string;
  /** Of the address, without the question mark. */
  search: string;
}

export function readViews(resource: string): View[] {
  const kept = read(viewsKey(resource));
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one) =>
    isRecord(one) && typeof one.name === 'string' && typeof one.search === 'string'
      ? [{ name: one.name, search: one.search }]
      : [],
  );
}

export const keepViews = (resource: string, views: readonly View[]): void => write(viewsKey(resource), views);

/** A view of the same name takes the place of the old one. */
export const withView = (views: readonly View[], view: View): View[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((a, b) => a.name.localeCompare(b.name));
