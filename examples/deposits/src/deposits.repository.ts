import type { SiteId } from '@crema/brands';
import type { Database } from '@crema/commerce/platform/db/index';
import type { Deposit } from './deposits.types.ts';

/** A domain inside the engine has `<word>.tables.ts` and a migration instead; one outside makes its own tables. */
const TABLES = `
  create table if not exists deposits (
    site text not null, product_code text not null, amount integer not null check (amount > 0),
    primary key (site, product_code));
  create table if not exists deposit_balances (
    site text not null, customer_id uuid not null, amount bigint not null check (amount >= 0),
    primary key (site, customer_id))`;

/** All SQL of deposits. What changes a balance runs in the caller's transaction. */
export function depositsRepository(db: Database) {
  const run = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.execute(text, values)).rows as Row[];
  return {
    createTables: async (): Promise<void> => {
      for (const table of TABLES.split(';')) await run(table);
    },
    all: () => run<Deposit>('select site, product_code as "productCode", amount from deposits'),
    set: ({ site, productCode, amount }: Deposit) =>
      run(
        `insert into deposits (site, product_code, amount) values ($1, $2, $3)
         on conflict (site, product_code) do update set amount = excluded.amount`,
        [site, productCode, amount],
      ),
    /** Adds to a balance, or takes from it: never below 0. */
    change: (site: SiteId, customerId: string, amount: number) =>
      run(
        `insert into deposit_balances (site, customer_id, amount) values ($1, $2, greatest($3::bigint, 0))
         on conflict (site, customer_id)
         do update set amount = greatest(deposit_balances.amount + $3::bigint, 0)`,
        [site, customerId, amount],
      ),
    balance: async (site: SiteId, customerId: string): Promise<number> => {
      const [found] = await run<{ amount: number | string }>(
        'select amount from deposit_balances where site = $1 and customer_id = $2',
        [site, customerId],
      );
      return Number(found?.amount ?? 0);
    },
    forget: (site: SiteId, customerId: string) =>
      run('delete from deposit_balances where site = $1 and customer_id = $2', [site, customerId]),
  };
}

export type DepositsRepository = ReturnType<typeof depositsRepository>;
