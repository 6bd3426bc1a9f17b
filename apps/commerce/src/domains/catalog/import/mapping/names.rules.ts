/** Handles of a file's products, the addresses made from them, and titles. */

import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import { fold } from '../values/text.rules.ts';
import type { Findings } from './findings.rules.ts';

/** An address belongs to the first handle that leads to it. Answers why another handle cannot have it. */
export class Addresses {
  readonly #owners = new Map<string, { handle: string; line: number }>();

  clash(address: string, handle: string, line: number): Sentence | undefined {
    const owner = this.#owners.get(address);
    if (!owner) this.#owners.set(address, { handle, line });
    if (!owner || fold(owner.handle) === fold(handle)) return undefined;
    return sentence('sameAddress', { handle, owner: owner.handle, line: owner.line, address });
  }
}

/** Warns once of each title other than the one that the product gets. */
export function warnOfOtherTitles(
  lead: { line: number; title: string },
  rows: readonly { line: number; title: string }[],
  findings: Findings,
): void {
  const reported = new Set(['', lead.title]);
  for (const { line, title } of rows) {
    if (reported.has(title)) continue;
    reported.add(title);
    findings.warn(line, sentence('otherTitle', { title, line: lead.line, lead: lead.title }));
  }
}
