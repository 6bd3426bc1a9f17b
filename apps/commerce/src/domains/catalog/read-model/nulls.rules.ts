/** A row's fields; nullable columns become optional fields. */
export type WithoutNulls<Row> = {
  [Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field];
} & {
  [Field in keyof Row as null extends Row[Field] ? Field : never]?: Exclude<Row[Field], null>;
};

/** The row without its null columns, the others in their order. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, field]) => field !== null)) as WithoutNulls<Row>;
}
