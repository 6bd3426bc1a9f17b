import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as `Database.rows` answers it: instants are texts. */
export type RowOf<Table extends PgTable> = {
  [Key in keyof Table['$inferSelect']]: Date extends Table['$inferSelect'][Key]
    ? Exclude<Table['$inferSelect'][Key], Date> | string
    : Table['$inferSelect'][Key];
};

/** A row to be written: every column except those that the database fills. Leaving one out does not compile. */
export type NewRow<Table extends PgTable, Filled extends keyof Table['$inferSelect']> = {
  [Key in Exclude<keyof Table['$inferSelect'], Filled>]: null extends Table['$inferSelect'][Key]
    ? Table['$inferSelect'][Key] | undefined
    : Table['$inferSelect'][Key];
};

const quoted = (name: string): string => `"${name}"`;

/** All columns of a table under the names of its type, for `select`: `o."sub_total" as "subTotal", …`. */
export function columnsOf(table: PgTable, alias?: string): SQL {
  const of = alias ? `${alias}.` : '';
  return sql.raw(
    Object.entries(getTableColumns(table))
      .map(([key, { name }]) => `${of}${quoted(name)} as ${quoted(key)}`)
      .join(', '),
  );
}

/** The same of all columns but some. */
export function columnsBut<Table extends PgTable, Left extends keyof Table['$inferSelect'] & string>(
  table: Table,
  left: readonly Left[],
  alias?: string,
): SQL {
  const of = alias ? `${alias}.` : '';
  return sql.raw(
    columnsWithout(table, left)
      .map(({ key, name }) => `${of}${quoted(name)} as ${quoted(key)}`)
      .join(', '),
  );
}

/** The columns of a table but some: name in the row's type, name in SQL and type in SQL. */
export function columnsWithout<Table extends PgTable, Left extends keyof Table['$inferSelect'] & string>(
  table: Table,
  left: readonly Left[],
): { key: Exclude<keyof Table['$inferSelect'] & string, Left>; name: string; type: string }[] {
  const isKept = (key: string): key is Exclude<keyof Table['$inferSelect'] & string, Left> =>
    !left.some((one) => one === key);
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    isKept(key) ? [{ key, name: column.name, type: column.getSQLType() }] : [],
  );
}

/**
 * Makes the statement that inserts rows of a table, however many there are, from one JSON parameter. `filled` are the columns
 * that it leaves to their defaults.
 */
export function insertInto<Table extends PgTable, Filled extends keyof Table['$inferSelect'] & string>(
  table: Table,
  filled: readonly Filled[],
): (rows: readonly NewRow<Table, Filled>[]) => SQL {
  const columns = columnsWithout(table, filled);
  const list = (each: (column: (typeof columns)[number]) => string): SQL =>
    sql.raw(columns.map(each).join(', '));
  const names = list(({ name }) => quoted(name));
  const values = list(({ key }) => `r.${quoted(key)}`);
  const types = list(({ key, type }) => `${quoted(key)} ${type}`);
  return (rows) =>
    sql`insert into ${table} (${names}) select ${values}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${types})`;
}
