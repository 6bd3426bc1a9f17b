import type { Language } from '@crema/brands';
import { inWords } from '../sentences/sentence.rules.ts';
import { isUndoable } from './imports.service.ts';
import type { CatalogImport } from './transfer.types.ts';

export function presentImport(row: CatalogImport, names: ReadonlyMap<string, string>, language: Language) {
  const { id, at, fileName, bytes, staffId, status, done, total, problem, report, batch } = row;
  const { differences, findings, changes } = row;
  return {
    ...{ id, at: at.toISOString(), file: fileName, bytes, staff: names.get(staffId) ?? '' },
    ...{ status, done, total, differences },
    notes: (report?.notes ?? []).map((note) => inWords(note, language)),
    findings: findings.map(({ reason, ...finding }) => ({ ...finding, reason: inWords(reason, language) })),
    ...(problem === null ? {} : { problem: inWords(row.refusal ?? problem, language) }),
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
