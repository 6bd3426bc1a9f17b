import type { Changes } from '#platform/changes/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { LeftStock } from '../stock/figures.repository.ts';
import type { StockFigures } from '../stock/stock.rules.ts';
import type { CanonicalProduct, Refusal } from './canonical.rules.ts';

export interface WriterNeeds {
  db: Database;
  changes: Changes;
  clock: Clock;
}

export interface WriteResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Not written, each with a stable reason. */
  refused: Refusal[];
  stock: {
    /** Existing variants whose stock was set. */
    set: number;
    /** Figures that were not taken, because units were sold since, or may have been. */
    left: LeftStock[];
  };
}

/** A product before and after a write, with its stock; without `before` it is new. */
export interface WrittenProduct {
  code: string;
  before: CanonicalProduct | undefined;
  after: CanonicalProduct;
}

export interface WriteOptions {
  /** Default `import`. */
  source?: string;
  /** `later`: the caller writes more batches and calls `announce` at the end. Default `now`. */
  announce?: 'now' | 'later';
  /** Default `unless-sold`. */
  stockFigures?: StockFigures;
  /** Merges a stored product with the next version; may change or refuse it. Default: the next version. */
  reconcile?(stored: CanonicalProduct, next: CanonicalProduct): CanonicalProduct | Refusal;
  /** Told of what a batch has changed, in its transaction. */
  onWritten?(products: readonly WrittenProduct[]): Promise<void> | void;
}

/** Result of one batch. */
export interface BatchResult {
  created: number;
  updated: number;
  unchanged: number;
  refused: Refusal[];
  stock: WriteResult['stock'];
  /** Codes of the products that changed. */
  changed: string[];
}
