import type { SiteContext } from '#platform/http/index.ts';
import type { Edit, Resource, Row, ScheduledEdit } from './edits.types.ts';
import type { Saved } from './rows/save.service.ts';
import { versionOf } from './rows/version.rules.ts';

export const presentRow = (resource: Resource, { key, title, state }: Row) => ({
  ...{ key, title, state },
  version: versionOf(resource, state),
});

/** A row after a change. What a person calls it may have changed as well. */
export function presentSaved(
  resource: Resource,
  { key, state = {}, version = '', edit }: Saved,
  ctx: Pick<SiteContext, 'language'>,
) {
  return { key, title: resource.titleOf(key, state, ctx), version, state, ...(edit ? { edit } : {}) };
}

export const presentEdit = (
  { at, staffId, site: _site, ...edit }: Edit,
  { names, undoable }: { names: ReadonlyMap<string, string>; undoable: boolean },
) => ({ ...edit, at: at.toISOString(), staff: names.get(staffId) ?? staffId, undoable });

export const presentScheduled = (
  { from, until, staffId, site: _site, edit: _edit, ...scheduled }: ScheduledEdit,
  names: ReadonlyMap<string, string> = new Map(),
) => ({
  ...scheduled,
  from: from.toISOString(),
  ...(until ? { until: until.toISOString() } : {}),
  ...(names.has(staffId) ? { staff: names.get(staffId) } : {}),
});
