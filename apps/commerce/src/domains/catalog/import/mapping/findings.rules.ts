import type { Finding } from '../import.types.ts';

/** Collects what is wrong with one product's rows. */
export class Findings {
  readonly refused: Finding[] = [];
  readonly warnings: Finding[] = [];
  readonly #handle: string;

  constructor(handle: string) {
    this.#handle = handle;
  }

  refuse(line: number, reason: string): void {
    this.refused.push({ line, handle: this.#handle, reason });
  }

  warn(line: number, reason: string): void {
    this.warnings.push({ line, handle: this.#handle, reason });
  }
}
