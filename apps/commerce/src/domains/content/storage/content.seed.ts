import { readdir, readFile } from 'node:fs/promises';
import { type Language, SITES, type SiteId } from '@crema/brands';
import type { LocalizedText } from '../content.types.ts';
import type { SiteContent } from './content.tables.ts';

const SEED = new URL('../../../../../../seed/', import.meta.url);

/** One page as a person writes it: components in place. The same uid may stand on several pages. */
interface SeedPage {
  uid: string;
  label: string;
  pageType: string;
  title: LocalizedText;
  metadata?: { name: string; content: LocalizedText }[];
  contentSlots: { position: string; components: SeedComponent[] }[];
  activeFrom?: string;
  activeTo?: string;
}

interface SeedComponent {
  uid: string;
  typeCode: string;
  activeFrom?: string;
  activeTo?: string;
  [field: string]: unknown;
}

interface SeedConfiguration {
  siteConfigurations: { entry: { key: string; value: unknown }[] };
  messageItems: { entry: { key: string; value: unknown }[] };
}

/** The demo's content: `seed/content/<site>/*.json`. @throws when one uid stands for two different components. */
export const readSeed = (site: SiteId): Promise<SiteContent> =>
  readFolder(new URL(`content/${site}/`, SEED), site);

/**
 * What the site of a shop of one's own begins with: `seed/starter/*.json`, in the site's languages.
 *
 * @throws when one uid stands for two different components.
 */
export async function readStarter(site: SiteId): Promise<SiteContent> {
  const content = await readFolder(new URL('starter/', SEED), site);
  return spoken(content, SITES[site].languages) as SiteContent;
}

/** A value with the texts of some languages only. */
function spoken(value: unknown, languages: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((item) => spoken(item, languages));
  if (value === null || typeof value !== 'object') return value;
  const names = Object.keys(value);
  const isText = names.includes('en') && names.every((name) => name === 'en' || name === 'fr');
  const kept = Object.entries(value).filter(([name]) => !isText || languages.includes(name as Language));
  return Object.fromEntries(kept.map(([name, item]) => [name, spoken(item, languages)]));
}

async function readFolder(folder: URL, site: SiteId): Promise<SiteContent> {
  const content: SiteContent = { pages: [], components: [], entries: [] };
  const seen = new Map<string, string>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    const parsed = JSON.parse(await readFile(new URL(file, folder), 'utf8')) as unknown;
    if (file === 'site-config.json') {
      const { siteConfigurations, messageItems } = parsed as SeedConfiguration;
      const add = (kind: 'configuration' | 'message', entry: { key: string; value: unknown }[]): void => {
        content.entries.push(
          ...entry.map(({ key, value }, position) => ({ site, kind, key, value, position })),
        );
      };
      add('configuration', siteConfigurations.entry);
      add('message', messageItems.entry);
      continue;
    }
    for (const page of Array.isArray(parsed) ? (parsed as SeedPage[]) : [parsed as SeedPage]) {
      for (const component of page.contentSlots.flatMap((slot) => slot.components)) {
        const { uid, typeCode, activeFrom = null, activeTo = null, ...data } = component;
        const text = JSON.stringify(component);
        if (seen.has(uid) && seen.get(uid) !== text)
          throw new Error(`${file}: component ${uid} has two versions`);
        if (!seen.has(uid)) content.components.push({ site, uid, typeCode, data, activeFrom, activeTo });
        seen.set(uid, text);
      }
      content.pages.push({
        site,
        uid: page.uid,
        label: page.label,
        pageType: page.pageType,
        title: page.title,
        metadata: page.metadata ?? [],
        activeFrom: page.activeFrom ?? null,
        activeTo: page.activeTo ?? null,
        slots: page.contentSlots.map(({ position, components }) => ({
          position,
          components: components.map((component) => component.uid),
        })),
      });
    }
  }
  return content;
}
