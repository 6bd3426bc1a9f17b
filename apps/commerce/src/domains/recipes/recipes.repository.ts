import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { recipes } from './recipes.tables.ts';
import type { Owner, Recipe, RecipeDesign } from './recipes.types.ts';

type Row = typeof recipes.$inferSelect;

const ofRow = ({
  id,
  site,
  name,
  podCode,
  sizeOz,
  strength,
  milk,
  syrup,
  topping,
  cupColor,
  updatedAt,
}: Row): Recipe => ({
  ...{ id, site: site as SiteId, name, podCode, sizeOz, strength },
  ...(milk && { milk }),
  ...(syrup && { syrup }),
  ...(topping && { topping }),
  ...{ cupColor, updatedAt },
});

/** Columns of a design: what it does not have is emptied. */
const columnsOf = (design: RecipeDesign) => ({
  ...design,
  milk: design.milk ?? null,
  syrup: design.syrup ?? null,
  topping: design.topping ?? null,
});

/** All SQL of recipes. */
export function recipesRepository(db: Database) {
  const of = ({ site, customerId }: Owner) => and(eq(recipes.site, site), eq(recipes.customerId, customerId));
  const own = (owner: Owner, id: string) => and(of(owner), eq(recipes.id, id));
  const first = ([row]: Row[]): Recipe | undefined => row && ofRow(row);

  return {
    /** In the running transaction: one customer's recipes are counted and added one after the other. */
    lock: ({ site, customerId }: Owner) =>
      db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`recipes of ${site} ${customerId}`}, 0))`),

    count: async (owner: Owner): Promise<number> => {
      const [row] = await db.q.select({ count: count() }).from(recipes).where(of(owner));
      return row?.count ?? 0;
    },

    /** Newest first. */
    ofCustomer: async (owner: Owner): Promise<Recipe[]> =>
      (
        await db.q.select().from(recipes).where(of(owner)).orderBy(desc(recipes.createdAt), desc(recipes.id))
      ).map(ofRow),

    /** A recipe of a site, whoever's. */
    find: async (site: SiteId, id: string): Promise<Recipe | undefined> =>
      first(
        await db.q
          .select()
          .from(recipes)
          .where(and(eq(recipes.site, site), eq(recipes.id, id))),
      ),

    findOwn: async (owner: Owner, id: string): Promise<Recipe | undefined> =>
      first(await db.q.select().from(recipes).where(own(owner, id))),

    add: async (owner: Owner, design: RecipeDesign, now: Date): Promise<Recipe | undefined> =>
      first(
        await db.q
          .insert(recipes)
          .values({ id: randomUUID(), ...owner, ...columnsOf(design), createdAt: now, updatedAt: now })
          .returning(),
      ),

    /** Undefined: the customer has no such recipe, or no longer. */
    change: async (owner: Owner, id: string, design: RecipeDesign, now: Date): Promise<Recipe | undefined> =>
      first(
        await db.q
          .update(recipes)
          .set({ ...columnsOf(design), updatedAt: now })
          .where(own(owner, id))
          .returning(),
      ),

    /** Answers whether the customer had it. */
    remove: async (owner: Owner, id: string): Promise<boolean> =>
      (await db.q.delete(recipes).where(own(owner, id)).returning({ id: recipes.id })).length > 0,

    forgetCustomer: (owner: Owner) => db.q.delete(recipes).where(of(owner)),
  };
}
