import { isDeepStrictEqual } from 'node:util';
import { productCells, variantCells } from '../export/native-csv.presenter.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import type { WrittenProduct } from '../write/write.types.ts';
import type { Difference } from './transfer.types.ts';

type Cells = Readonly<Record<string, string | undefined>>;

/** Columns that say nothing of their own. */
const SILENT = new Set(['Code', 'Variant code', 'Stock version']);

/** In which cells of a file a product differs from before. A new product or variant is one difference. */
export function differencesOf({ code, before, after }: WrittenProduct): Difference[] {
  if (!before) return [{ product: code, column: 'Title', after: after.name.en }];
  const own = cellsThatDiffer(productCells(before), productCells(after)).map((cell) => ({
    product: code,
    ...cell,
  }));
  return [...own, ...variantsThatDiffer(code, before, after)];
}

function variantsThatDiffer(
  product: string,
  before: CanonicalProduct,
  after: CanonicalProduct,
): Difference[] {
  const known = new Map(before.variants.map((variant) => [variant.code, variant]));
  const kept = new Set(after.variants.map(({ code }) => code));
  const gone = before.variants
    .filter(({ code }) => !kept.has(code))
    .map(({ code }) => ({ product, variant: code, column: 'Variant code', before: code, after: '' }));
  const changed = after.variants.flatMap((variant): Difference[] => {
    const old = known.get(variant.code);
    if (!old) return [{ product, variant: variant.code, column: 'Variant code', after: variant.code }];
    if (isDeepStrictEqual(old, variant)) return [];
    return cellsThatDiffer(variantCells(before, old), variantCells(after, variant)).map((cell) => ({
      ...{ product, variant: variant.code },
      ...cell,
    }));
  });
  return [...gone, ...changed];
}

const cellsThatDiffer = (before: Cells, after: Cells): Pick<Difference, 'column' | 'before' | 'after'>[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => !SILENT.has(column) && (before[column] ?? '') !== (after[column] ?? ''))
    .map((column) => ({ column, before: before[column] ?? '', after: after[column] ?? '' }));
