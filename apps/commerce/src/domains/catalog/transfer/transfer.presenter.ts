import { isUndoable } from './imports.service.ts';
import type { CatalogImport } from './transfer.types.ts';

export function presentImport(row: CatalogImport, names: ReadonlyMap<string, string>) {
  const { id, at, fileName, bytes, staffId, status, done, total, problem, report, batch } = row;
  const { differences, findings, changes } = row;
  return {
    ...{ id, at: at.toISOString(), file: fileName, bytes, staff: names.get(staffId) ?? '' },
    ...{ status, done, total, notes: report?.notes ?? [], differences, findings },
    ...(problem === null ? {} : { problem }),
    ...(report
      ? {
          counts: {
            ...{ rows: report.rows, created: report.products.created, updated: report.products.updated },
            ...{ unchanged: report.products.unchanged, refused: report.products.refused },
            ...{ notSold: report.products.notSold, categories: report.categories, changes },
            ...{ stockSet: report.stock.set, stockLeft: report.stock.left },
            ...{ refusedRows: report.refusedRows, warnings: report.warnings },
          },
        }
      : {}),
    undoable: isUndoable(row),
    ...(batch && status !== 'applying' ? { batch } : {}),
  };
}
