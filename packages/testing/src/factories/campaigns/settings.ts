import type { SiteId } from '@crema/brands';
import type { TestCommerce } from '../../commerce.ts';

/** Sets settings of a site as a merchant would. */
export async function setSettings(
  { commerce, db }: Pick<TestCommerce, 'commerce' | 'db'>,
  site: SiteId,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await db.execute(
      `insert into site_entries (site, kind, key, value, position) values ($1, 'configuration', $2, $3::jsonb, 0)
       on conflict (site, kind, key) do update set value = excluded.value`,
      [site, name, JSON.stringify(value)],
    );
  await commerce.content.load();
}
