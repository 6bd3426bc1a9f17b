import { AsyncLocalStorage } from 'node:async_hooks';
import { PgDialect } from 'drizzle-orm/pg-core';
import { vi } from 'vitest';
import type { TestCommerce } from './commerce.ts';

/** A statement as it is sent: its text with `$1` for its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

const dialect = new PgDialect();

/**
 * What `work` gives, the statements that it asks, and how many transactions it begins. What the shop does beside it, such as to load a
 * catalogue that has changed, is not counted. `work` calls the shop without a socket, where the server begins a chain of its own.
 */
export async function statementsOf<Answer>(
  db: TestCommerce['db'],
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; statements: Statement[]; transactions: number }> {
  const chain = new AsyncLocalStorage<true>();
  const statements: Statement[] = [];
  let transactions = 0;
  const { rows, execute, transaction } = db;
  const spies = [
    vi.spyOn(db, 'rows').mockImplementation((statement) => {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      if (chain.getStore()) statements.push({ text, values });
      return rows(statement);
    }),
    vi.spyOn(db, 'execute').mockImplementation((text, values = [], options) => {
      if (chain.getStore()) statements.push({ text, values });
      return execute(text, values, options);
    }),
    vi.spyOn(db, 'transaction').mockImplementation((inside, options) => {
      if (chain.getStore()) transactions += 1;
      return transaction(inside, options);
    }),
  ];
  try {
    return { answer: await chain.run(true, work), statements, transactions };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
