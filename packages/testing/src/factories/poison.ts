import type { TestDatabase } from '../database.ts';

/**
 * Makes the database refuse every insert and update of rows of a table that a condition on `new` names. Returns a function
 * that undoes it: call it before the file ends, because the database is other files' too.
 */
export async function poison(
  db: Pick<TestDatabase, 'execute'>,
  table: string,
  condition: string,
): Promise<() => Promise<void>> {
  await db.execute(
    `create or replace function poisoned() returns trigger language plpgsql as
       $$ begin if ${condition} then raise exception 'poisoned row'; end if; return new; end $$`,
  );
  await db.execute(
    `create or replace trigger poisoned before insert or update on ${table} for each row execute function poisoned()`,
  );
  return async () => {
    await db.execute(`drop trigger if exists poisoned on ${table}`);
  };
}
