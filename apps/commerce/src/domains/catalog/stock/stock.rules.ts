/** When a file's stock figure counts: never if it does not include a later sale. */

/** A variant's stock row. */
export interface StockRow {
  /** Units that can still be sold. */
  onHand: number;
  /** The figure of the last import that counted. */
  imported: number;
  /** Sales, cancellations and returns so far. */
  version: number;
}

/** `unless-sold`: taken only if nothing was sold since the figure was read. `file`: always, as the operator asks. */
export type StockFigures = 'unless-sold' | 'file';

export type Decision = 'same' | 'set' | { left: 'soldSince' | 'maybeSold' };

const VERSION = /^v(\d{1,9})=(\d{1,10})$/;
/** Pattern of `Stock version` in a native file. */
export const VERSION_PATTERN = VERSION.source;

/** The version that an export writes beside a figure, e.g. `v12=97`: after 12 sales and returns there were 97 units. */
export const writeVersion = ({ onHand, version }: Pick<StockRow, 'onHand' | 'version'>): string =>
  `v${version}=${onHand}`;

export function readVersion(text: string | undefined): Pick<StockRow, 'onHand' | 'version'> | undefined {
  const [, version, onHand] = VERSION.exec(text ?? '') ?? [];
  return version === undefined ? undefined : { version: Number(version), onHand: Number(onHand) };
}

/**
 * Decides whether a file's figure replaces the present stock.
 *
 * A figure with a version counts while the version is the stock's own. One without counts until the first sale; the
 * figure of the last import changes nothing, so that the same file can be imported again.
 *
 * @param figure units, from 0; absent: the file has none
 * @returns `left` is the code of the reason, for a figure that was not taken
 */
export function decideStock(
  figure: number | undefined,
  version: string | undefined,
  stored: StockRow,
  policy: StockFigures,
): Decision {
  if (figure === undefined || figure === stored.onHand) return 'same';
  if (policy === 'file') return 'set';
  const read = readVersion(version);
  if (read) {
    if (read.version === stored.version && read.onHand === stored.onHand) return 'set';
    return figure === read.onHand ? 'same' : { left: 'soldSince' };
  }
  if (figure === stored.imported) return 'same';
  const untouched = stored.version === 0 && stored.onHand === stored.imported;
  return untouched ? 'set' : { left: 'maybeSold' };
}
