import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ComponentData, LocalizedText, SlotReference } from '../content.types.ts';

export const cmsPages = pgTable(
  'cms_pages',
  {
    site: text().notNull(),
    uid: text().notNull(),
    /** What `pageLabelOrId` finds besides the uid, e.g. `support/faq`. */
    label: text().notNull(),
    pageType: text('page_type').notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    metadata: jsonb().$type<{ name: string; content: LocalizedText }[]>().notNull(),
    slots: jsonb().$type<SlotReference[]>().notNull(),
    activeFrom: timestamp('active_from', { withTimezone: true, mode: 'string' }),
    activeTo: timestamp('active_to', { withTimezone: true, mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.site, table.uid] }), index().on(table.site, table.label)],
);

export const cmsComponents = pgTable(
  'cms_components',
  {
    site: text().notNull(),
    uid: text().notNull(),
    typeCode: text('type_code').notNull(),
    data: jsonb().$type<ComponentData>().notNull(),
    activeFrom: timestamp('active_from', { withTimezone: true, mode: 'string' }),
    activeTo: timestamp('active_to', { withTimezone: true, mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.site, table.uid] })],
);

/** `siteConfigurations.entry` and `messageItems` of a site. */
export const siteEntries = pgTable(
  'site_entries',
  {
    site: text().notNull(),
    kind: text().$type<'configuration' | 'message' | 'mail' | 'tax'>().notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.kind, table.key] })],
);

export type PageRow = typeof cmsPages.$inferSelect;
export type ComponentRow = typeof cmsComponents.$inferSelect;
export type EntryRow = typeof siteEntries.$inferSelect;

/** All of a site's content. */
export interface SiteContent {
  pages: PageRow[];
  components: ComponentRow[];
  entries: EntryRow[];
}
