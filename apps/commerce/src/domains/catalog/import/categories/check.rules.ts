/** Which of a native file's categories can be taken, given each other and the site's. */

import type { NativeCategory } from '../../categories/category.types.ts';
import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';
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

/** What is wrong with a category by itself. */
function faultOf({ code, path, parent, names, ...rest }: NativeCategory): Sentence | undefined {
  if (!isCode(code)) {
    return sentence('categoryCode', { code });
  }
  if (!path.split('/').every(isCode)) {
    return sentence('categoryPath', { path, code });
  }
  if (names.en.trim() === '') return sentence('categoryName', { code });
  if (UNKEPT.test(JSON.stringify({ names, ...rest }))) {
    return sentence('categoryText', { code });
  }
  return parent === code ? sentence('categoryOwnParent', { code }) : undefined;
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
  const refuse = ({ line, category }: FiledCategory, reason: Sentence): void => {
    refused.push({ line, handle: category.code, reason });
  };
  let accepted = new Map<string, FiledCategory>();
  for (const filed of given) {
    const { code } = filed.category;
    const before = accepted.get(code);
    const fault =
      faultOf(filed.category) ?? (before && sentence('categoryTwice', { code, line: before.line }));
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
): Map<FiledCategory, Sentence> {
  const faults = new Map<FiledCategory, Sentence>();
  const ownerOf = new Map<string, string>();
  for (const { code, path } of known.values()) if (!accepted.has(code)) ownerOf.set(fold(path), code);
  const parentOf = (code: string): string | undefined =>
    (accepted.get(code)?.category ?? known.get(code))?.parent ?? undefined;
  for (const [code, filed] of accepted) {
    const { path, parent } = filed.category;
    const owner = ownerOf.get(fold(path));
    if (owner !== undefined) faults.set(filed, sentence('pathTaken', { path, owner }));
    else ownerOf.set(fold(path), code);
    if (!parent || faults.has(filed)) continue;
    if (!accepted.has(parent) && !known.has(parent) && !roots.has(parent)) {
      faults.set(filed, sentence('noParent', { parent, code }));
    } else if (isAbove(code, parent, parentOf)) {
      faults.set(filed, sentence('aboveParent', { code, parent }));
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
