import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { ArmCount, Hashed, SavedPayload } from './experiments.types.ts';

/** All SQL of experiments. */
export function experimentsRepository(db: Database) {
  return {
    /** The newest version. */
    current: async (): Promise<SavedPayload | undefined> => {
      const [row] = await db.rows<{ payload: SavedPayload }>(
        sql`select payload from experiment_versions order by version desc limit 1`,
      );
      return row?.payload;
    },

    /** In the running transaction: others who save wait until it has ended. */
    lock: async (): Promise<void> =>
      void (await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('experiments', 0))`)),

    /** Every version, the newest first. */
    versions: async (): Promise<SavedPayload[]> =>
      (
        await db.rows<{ payload: SavedPayload }>(
          sql`select payload from experiment_versions order by version desc`,
        )
      ).map(({ payload }) => payload),

    save: async (payload: SavedPayload, now: Date): Promise<void> =>
      void (await db.rows(
        sql`insert into experiment_versions (payload, saved_at)
            values (${JSON.stringify(payload)}::jsonb, ${now.toISOString()})`,
      )),

    /** Records what a visitor saw, the first time. */
    expose: async (
      { site, visitor }: Hashed,
      seen: readonly { experiment: string; arm: number }[],
      now: Date,
    ): Promise<void> => {
      for (const { experiment, arm } of seen)
        await db.rows(
          sql`insert into experiment_exposures (site, experiment, visitor, arm, seen_at)
              values (${site}, ${experiment}, ${visitor}, ${arm}, ${now.toISOString()})
              on conflict do nothing`,
        );
    },

    /** Notes the order of a visitor who has seen an arm; of others nothing is kept. */
    order: async (
      { site, visitor }: Hashed,
      { code, revenue }: { code: string; revenue: number },
      now: Date,
    ): Promise<void> =>
      void (await db.rows(
        sql`insert into experiment_orders (order_code, site, visitor, revenue, ordered_at)
            select ${code}, ${site}, ${visitor}, ${revenue}::int, ${now.toISOString()}::timestamptz
            where exists (select 1 from experiment_exposures where site = ${site} and visitor = ${visitor})
            on conflict do nothing`,
      )),

    setPaid: async (code: string, now: Date | undefined): Promise<void> =>
      void (await db.rows(
        sql`update experiment_orders set paid_at = ${now?.toISOString() ?? null}::timestamptz
            where order_code = ${code}`,
      )),

    /** What was counted of an experiment: each visitor's paid orders from the exposure on. */
    counts: async (experiment: string): Promise<ArmCount[]> =>
      (
        await db.rows<Record<keyof ArmCount, unknown>>(
          sql`select site, arm, count(*) as exposures, count(*) filter (where orders > 0) as buyers,
                coalesce(sum(revenue), 0) as revenue, coalesce(sum(revenue * revenue), 0) as squares
              from (
                select e.site, e.arm, count(o.order_code) as orders, coalesce(sum(o.revenue), 0) as revenue
                from experiment_exposures e
                left join experiment_orders o on o.site = e.site and o.visitor = e.visitor
                  and o.paid_at is not null and o.ordered_at >= e.seen_at
                where e.experiment = ${experiment}
                group by e.site, e.arm, e.visitor
              ) visitors
              group by site, arm order by site, arm`,
        )
      ).map(({ site, ...numbers }) => ({
        site: site as ArmCount['site'],
        arm: Number(numbers.arm),
        exposures: Number(numbers.exposures),
        buyers: Number(numbers.buyers),
        revenue: Number(numbers.revenue),
        squares: Number(numbers.squares),
      })),

    /** What is kept of a visitor. */
    ofVisitor: ({ site, visitor }: Hashed) =>
      db.rows<{ experiment: string; arm: number }>(
        sql`select experiment, arm from experiment_exposures
            where site = ${site} and visitor = ${visitor} order by experiment`,
      ),

    forget: async ({ site, visitor }: Hashed): Promise<void> => {
      await db.rows(sql`delete from experiment_exposures where site = ${site} and visitor = ${visitor}`);
      await db.rows(sql`delete from experiment_orders where site = ${site} and visitor = ${visitor}`);
    },
  };
}

export type ExperimentsRepository = ReturnType<typeof experimentsRepository>;
