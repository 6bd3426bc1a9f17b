/** What the products of a file go by: their handles, the addresses these give, their titles. */
import type { Findings } from './foreign.types.ts';
import { fold } from './text.ts';

/** An address is the first handle's that gives it. Answers with why another handle cannot have it. */
export class Addresses {
  readonly #owners = new Map<string, { handle: string; line: number }>();

  clash(address: string, handle: string, line: number): string | undefined {
    const owner = this.#owners.get(address);
    if (!owner) this.#owners.set(address, { handle, line });
    if (!owner || fold(owner.handle) === fold(handle)) return undefined;
    return `the handles ${handle} and ${owner.handle} (line ${owner.line}) give the same address, ${address}`;
  }
}

/** Warns of titles beside the one that the product gets, each once. */
export function warnOfOtherTitles(
  lead: { line: number; title: string },
  rows: readonly { line: number; title: string }[],
  findings: Findings,
): void {
  const told = new Set(['', lead.title]);
  for (const { line, title } of rows) {
    if (told.has(title)) continue;
    told.add(title);
    findings.warn(line, `the title "${title}" is left out: on line ${lead.line} it is "${lead.title}"`);
  }
}
