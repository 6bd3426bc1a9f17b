import type { Language } from '@crema/brands';
import type { Feature } from '@crema/brands/settings';
import { factsOf, fillIn } from '../configuration/facts.rules.ts';
import type { Component, Page, Scheduled } from '../content.types.ts';
import type { ComponentRow, PageRow } from '../storage/content.tables.ts';
import { type ContentSnapshot, pageKey } from '../storage/snapshot.ts';
import { completeMenu, type MenuBranch, type MenuNode } from './menu.rules.ts';
import {
  isVisible,
  localize,
  nextChange,
  type Period,
  type View,
  versionFor,
  withoutFeatures,
} from './pages.rules.ts';

/** What a snapshot shows somebody: at an instant, in a language. */
export interface Viewer extends View {
  language: Language;
  menu: readonly MenuBranch[];
}

/** Components as they are shown, in order, without those that are hidden at that instant. */
export function showComponents(
  snapshot: ContentSnapshot,
  rows: readonly ComponentRow[],
  { language, menu, ...view }: Viewer,
): Component[] {
  const { features } = snapshot.configuration;
  const facts = factsOf(snapshot, language);
  return rows
    .filter((row) => isVisible(row, view) && features[row.data.feature as Feature] !== false)
    .map((row) => {
      const shown = localize(withoutFeatures(row.data, features), language);
      const data = fillIn(shown, facts) as Record<string, unknown>;
      if (row.typeCode === 'NavigationComponent') {
        data.children = completeMenu(data.children as MenuNode[], menu, language);
      }
      return { ...data, uid: row.uid, typeCode: row.typeCode };
    });
}

export const findComponents = (snapshot: ContentSnapshot, uids: readonly string[]): ComponentRow[] =>
  uids.map((uid) => snapshot.components.get(uid)).filter((row) => row !== undefined);

/** The page of this label or id, if one shows; and when what it shows changes next. */
export function showPage(
  snapshot: ContentSnapshot,
  labelOrId: string,
  viewer: Viewer,
): Scheduled<Page> | undefined {
  const versions = snapshot.pages.get(pageKey(labelOrId)) ?? [];
  const page = versionFor(versions, viewer);
  if (!page) return undefined;
  const slots = page.slots.map(({ position, components }) => ({
    position,
    rows: findComponents(snapshot, components),
  }));
  const { language } = viewer;
  const facts = factsOf(snapshot, language);
  const value = {
    uid: page.uid,
    label: page.label,
    pageType: page.pageType,
    title: localize(page.title, language) as string,
    metadata: fillIn(localize(page.metadata, language), facts) as Page['metadata'],
    contentSlots: slots.map(({ position, rows }) => ({
      position,
      components: showComponents(snapshot, rows, viewer),
    })),
  };
  return scheduled([...versions, ...slots.flatMap(({ rows }) => rows)], value, viewer.at);
}

/** A value and the next instant at which one of the periods behind it begins or ends. */
export function scheduled<Value>(
  periods: readonly (Period | PageRow)[],
  value: Value,
  at: Date,
): Scheduled<Value> {
  const validUntil = nextChange(periods, at);
  return validUntil ? { value, validUntil } : { value };
}
