import { readdir, readFile } from 'node:fs/promises';
import type { SiteId } from '@crema/brands';
import type { LocalizedText } from '../content.types.ts';
import type { SiteContent } from './content.tables.ts';

const SEED = new URL('../../../../../../seed/content/', import.meta.url);

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

/** Reads `seed/content/<site>/*.json`. @throws when one uid stands for two different components. */
export async function readSeed(site: SiteId): Promise<SiteContent> {
  const folder = new URL(`${site}/`, SEED);
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
