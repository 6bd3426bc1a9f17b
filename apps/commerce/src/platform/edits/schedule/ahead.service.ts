import type { SiteId } from '@crema/brands';
import type { State } from '../edits.types.ts';
import type { EditParts } from '../rows/save.service.ts';

/** Reads a row as it will be: scheduled changes that will have begun are made, those that will have ended taken back. */
export const stateAhead =
  ({ repository, resourceOf }: Pick<EditParts, 'repository' | 'resourceOf'>) =>
  async (site: SiteId, name: string, key: string, at: Date): Promise<State | undefined> => {
    const state = (await resourceOf(name)?.read(site, [key], { lock: false }))?.get(key);
    if (!state) return undefined;
    const open = (await repository.openOf(site, name, [key])).toSorted(
      (one, other) => one.from.getTime() - other.from.getTime(),
    );
    const then = { ...state };
    for (const { status, until, edit, changes } of open) {
      if (status !== 'active' || !edit || !until || until > at) continue;
      const before = (await repository.byId(site, edit))?.before;
      for (const field of Object.keys(changes)) then[field] = before?.[field];
    }
    for (const { status, from, until, changes } of open)
      if (status === 'waiting' && from <= at && (!until || until > at)) Object.assign(then, changes);
    return then;
  };
