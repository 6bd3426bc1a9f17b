import type { SiteId } from '@crema/brands';
import {
  defaultOf,
  SETTINGS,
  type Setting,
  type Settings,
  type SiteConfiguration,
} from '@crema/brands/settings';
import type { ContentAdminRepository } from './admin.repository.ts';

/** Settings as they are saved now. Changes are announced under the tag `cms:<site>`, which is the caller's to publish. */
export interface SettingsStore {
  /** Nobody else changes settings of the site until the running transaction ends. */
  lock(site: SiteId): Promise<void>;
  /** What a site is set to, the usual values included. */
  read<Name extends keyof SiteConfiguration>(
    site: SiteId,
    names: readonly Name[],
  ): Promise<Pick<SiteConfiguration, Name>>;
  /** Writes one; the usual value, and `undefined`, are not kept. It is the caller's to know that the value fits. */
  write(site: SiteId, name: string, value: unknown): Promise<void>;
}

/** @param further settings beside the shop's own */
export function settingsStore(
  repository: Pick<
    ContentAdminRepository,
    'entriesBy' | 'lockSettings' | 'nextPosition' | 'removeEntry' | 'writeEntry'
  >,
  further: Settings = {},
): SettingsStore {
  const declared: Readonly<Record<string, Setting<unknown>>> = { ...further, ...SETTINGS };
  const kind = 'configuration';
  return {
    lock: repository.lockSettings,

    read: async (site, names) => {
      const entries = await repository.entriesBy({ site, kind }, names, { lock: false });
      const set = new Map(entries.map(({ key, value }) => [key, value]));
      const values = names.map((name) => [name, set.has(name) ? set.get(name) : usual(declared, name, site)]);
      return Object.fromEntries(values);
    },

    write: async (site, name, value) => {
      const isUsual = JSON.stringify(value) === JSON.stringify(usual(declared, name, site));
      if (value === undefined || isUsual) await repository.removeEntry({ site, kind, key: name });
      else {
        const position = await repository.nextPosition(site);
        await repository.writeEntry({ site, kind, key: name, value, position });
      }
    },
  };
}

function usual(declared: Readonly<Record<string, Setting<unknown>>>, name: string, site: SiteId): unknown {
  const setting = declared[name];
  return setting && defaultOf(setting, site);
}
