/** What tests and benchmarks put into the pages that they watch. */
interface Window {
  /** Cumulative layout shift so far. */
  shift: number;
  /** What moved, a line each time. */
  moves: string[];
  reportViolation(text: string): void;
  /** axe-core, where a test has put it. */
  axe: {
    run(
      context: import('axe-core').ElementContext,
      options: import('axe-core').RunOptions,
    ): Promise<import('axe-core').AxeResults>;
  };
}

/** Entries of `layout-shift`, which the DOM's own types do not name. */
interface PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly sources?: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}
