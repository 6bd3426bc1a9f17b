/** Which of a native file's categories can be taken, given each other and the site's. */

import type { NativeCategory } from '../../categories/category.types.ts';
import { isCode } from '../../write/canonical.rules.ts';
import type { Finding } from '../import.types.ts';

/** A category and the line on which it begins. */
export interface FiledCategory {
  line: number;
  category: NativeCategory;
}

export interface CheckedCategories {
  accepted: NativeCategory[];
  refused: Finding[];
}

/** Case-insensitive, as addresses are. */
const fold = (path: string): string => path.toLowerCase();
/** NUL and lone surrogates, as JSON escapes: the database cannot store them in a text. */
const UNKEPT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** What is wrong with a category by itself, as the end of a sentence. */
function faultOf({ code, path, parent, names, ...rest }: NativeCategory): string | undefined {
  if (!isCode(code)) {
    return `the category's code "${code}" is none: letters, digits and . _ + ~ - after the first, no spaces`;
  }
  if (!path.split('/').every(isCode)) {
    return `the path "${path}" of the category ${code} is none: steps like codes, with / between them`;
  }
  if (names.en.trim() === '') return `the category ${code} has no English name`;
  if (UNKEPT.test(JSON.stringify({ names, ...rest }))) {
    return `a text of the category ${code} has a character that cannot be kept`;
  }
  return parent === code ? `the category ${code} is its own parent` : undefined;
}

/**
 * @param known the site's categories, by code
 * @param roots codes that are created when something is put below them
 */
export function checkCategories(
  given: readonly FiledCategory[],
  known: ReadonlyMap<string, NativeCategory>,
  roots: ReadonlySet<string>,
): CheckedCategories {
  const refused: Finding[] = [];
  const refuse = ({ line, category }: FiledCategory, reason: string): void => {
    refused.push({ line, handle: category.code, reason });
  };
  let accepted = new Map<string, FiledCategory>();
  for (const filed of given) {
    const { code } = filed.category;
    const before = accepted.get(code);
    const fault =
      faultOf(filed.category) ?? (before && `the category ${code} is already on line ${before.line}`);
    if (fault) refuse(filed, fault);
    else accepted.set(code, filed);
  }
  // A refusal may remove the parent of another category, or its claim to a path: found in the next round.
  for (let before = -1; before !== accepted.size; ) {
    before = accepted.size;
    const faults = faultsAmong(accepted, known, roots);
    for (const [filed, reason] of faults) refuse(filed, reason);
    accepted = new Map([...accepted].filter(([, filed]) => !faults.has(filed)));
  }
  refused.sort((a, b) => a.line - b.line);
  return { accepted: [...accepted.values()].map(({ category }) => category), refused };
}

/** What is wrong with categories because of others, in the order of the file. */
function faultsAmong(
  accepted: ReadonlyMap<string, FiledCategory>,
  known: ReadonlyMap<string, NativeCategory>,
  roots: ReadonlySet<string>,
): Map<FiledCategory, string> {
  const faults = new Map<FiledCategory, string>();
  const ownerOf = new Map<string, string>();
  for (const { code, path } of known.values()) if (!accepted.has(code)) ownerOf.set(fold(path), code);
  const parentOf = (code: string): string | undefined =>
    (accepted.get(code)?.category ?? known.get(code))?.parent ?? undefined;
  for (const [code, filed] of accepted) {
    const { path, parent } = filed.category;
    const owner = ownerOf.get(fold(path));
    if (owner !== undefined) faults.set(filed, `the path ${path} belongs to the category ${owner}`);
    else ownerOf.set(fold(path), code);
    if (!parent || faults.has(filed)) continue;
    if (!accepted.has(parent) && !known.has(parent) && !roots.has(parent)) {
      faults.set(filed, `the parent ${parent} of the category ${code} is not there`);
    } else if (isAbove(code, parent, parentOf)) {
      faults.set(filed, `the category ${code} is above its own parent ${parent}`);
    }
  }
  return faults;
}

function isAbove(code: string, below: string, parentOf: (code: string) => string | undefined): boolean {
  const passed = new Set<string>();
  for (let step: string | undefined = below; step && !passed.has(step); step = parentOf(step)) {
    if (step === code) return true;
    passed.add(step);
  }
  return false;
}
