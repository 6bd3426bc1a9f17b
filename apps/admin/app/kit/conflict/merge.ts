import type { State } from '../../api/types.ts';
import type { Draft } from '../form/draft.ts';
import { isSame } from '../form/values.ts';

/** Whether another version of the row already has everything that was typed. */
export const isSameChange = ({ changes }: Draft, theirs: State): boolean =>
  Object.entries(changes).every(([name, value]) => isSame(value ?? null, theirs[name] ?? null));

export interface Side {
  name: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it, and differently: somebody has to choose. */
  clashes: boolean;
}

/** Every field that was typed, beside what the row has now. */
export const sidesOf = ({ base, changes }: Draft, theirs: State): Side[] =>
  Object.entries(changes)
    .filter(([name, mine]) => !isSame(mine, theirs[name]))
    .map(([name, mine]) => ({
      name,
      base: base[name],
      mine,
      theirs: theirs[name],
      clashes: !isSame(base[name], theirs[name]),
    }));

/** The draft on the other version, with the fields that are kept. */
export function rebased(draft: Draft, theirs: State, version: string, kept: ReadonlySet<string>): Draft {
  const fields = sidesOf(draft, theirs).filter(({ name }) => kept.has(name));
  return {
    ...draft,
    version,
    base: Object.fromEntries(fields.map(({ name }) => [name, theirs[name]])),
    changes: Object.fromEntries(fields.map(({ name, mine }) => [name, mine])),
  };
}
