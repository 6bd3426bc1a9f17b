import { sentence } from '../../sentences/sentence.rules.ts';
import { FileRefused } from '../import.errors.ts';

/** A column's title in the form for comparing. */
export const foldTitle = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * @param read indexes of the columns that are read.
 * @throws {FileRefused} when one of them is in the header twice, as only the merchant knows which counts.
 */
export function requireOnce(header: readonly string[], read: readonly number[]): void {
  const titles = header.map(foldTitle);
  const isTwice = (at: number): boolean => titles.filter((title) => title === titles[at]).length > 1;
  const repeated = read.filter(isTwice).map((at) => header[at]);
  if (repeated.length === 0) return;
  throw new FileRefused(
    sentence(repeated.length > 1 ? 'columnsTwice' : 'columnTwice', { columns: repeated.join(', ') }),
  );
}
