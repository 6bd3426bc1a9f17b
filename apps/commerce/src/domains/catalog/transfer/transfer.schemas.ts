import { Type } from 'typebox';
import { IMPORT_STATUSES } from './transfer.types.ts';

const Count = Type.Integer({ minimum: 0 });

export const ImportBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, description: 'Of the file' }),
    bytes: Type.Integer({ minimum: 1, description: 'Its size' }),
    replace: Type.Optional(
      Type.Boolean({ description: 'Lets go what a product has and the file does not: variants, columns' }),
    ),
    allStock: Type.Optional(
      Type.Boolean({ description: 'Takes every stock figure, over sales made since the file was written' }),
    ),
  },
  { additionalProperties: false },
);

export const PieceQuery = Type.Object({
  from: Type.Integer({ minimum: 0, description: 'Byte of the file at which the piece begins' }),
});

const Difference = Type.Object({
  product: Type.String(),
  variant: Type.Optional(Type.String()),
  column: Type.String(),
  before: Type.Optional(Type.String({ description: 'Absent: it is new' })),
  after: Type.String(),
});

const Finding = Type.Object({
  line: Type.Integer({ minimum: 0, description: 'From 1; 0: of no one line' }),
  product: Type.String(),
  kind: Type.Enum(['refused', 'warning']),
  reason: Type.String(),
});

export const transferSchemas = [
  Type.Object(
    {
      ...{ id: Type.String(), at: Type.String(), file: Type.String(), bytes: Count, staff: Type.String() },
      status: Type.Enum([...IMPORT_STATUSES]),
      ...{ done: Count, total: Count },
      problem: Type.Optional(Type.String({ description: 'Why the file cannot be used' })),
      counts: Type.Optional(
        Type.Object({
          ...{ rows: Count, created: Count, updated: Count, unchanged: Count, refused: Count },
          ...{ notSold: Count, stockSet: Count, stockLeft: Count, categories: Count },
          ...{ refusedRows: Count, warnings: Count, changes: Count },
        }),
      ),
      notes: Type.Array(Type.String(), { description: 'On the file as a whole' }),
      differences: Type.Array(Difference, { description: 'The first 50 cells that change' }),
      findings: Type.Array(Finding, { description: 'The first 50 rows that are refused or warned of' }),
      undoable: Type.Boolean({ description: 'Whether one undo takes it back' }),
      batch: Type.Optional(Type.String({ description: 'What is undone' })),
    },
    { $id: 'CatalogImport' },
  ),
] as const;
