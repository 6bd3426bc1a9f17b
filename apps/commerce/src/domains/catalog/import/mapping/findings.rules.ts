import type { Sentence } from '../../sentences/sentence.rules.ts';
import type { Finding } from '../import.types.ts';

/** Collects what is wrong with one product's rows. */
export class Findings {
  readonly refused: Finding[] = [];
  readonly warnings: Finding[] = [];
  readonly #handle: string;

  constructor(handle: string) {
    this.#handle = handle;
  }

  refuse(line: number, reason: Sentence): void {
    this.refused.push({ line, handle: this.#handle, reason });
  }

  warn(line: number, reason: Sentence): void {
    this.warnings.push({ line, handle: this.#handle, reason });
  }
}
