import type { Language, SiteId } from '@crema/brands';
import type { Customer } from './customers.types.ts';

/** Who keeps the members of the perks programme, of which a customer's own mark is a copy. */
export interface PerksMembership {
  /** Whether the site has a programme. */
  isOffered(site: SiteId): boolean;
  /** In the transaction that changes the mark. @throws to refuse it. */
  changed(customer: Pick<Customer, 'id' | 'site'>, perksOptIn: boolean, language: Language): Promise<void>;
}

/** Where the perks programme says who keeps its members; until then nobody does, and the mark is all there is. */
export function createPerksMembership() {
  const keepers: PerksMembership[] = [];
  return {
    perks: {
      isOffered: (site) => keepers.every((keeper) => keeper.isOffered(site)),
      changed: async (...change) => {
        for (const keeper of keepers) await keeper.changed(...change);
      },
    } satisfies PerksMembership as PerksMembership,
    /** Call while the shop is put together. */
    addPerks: (keeper: PerksMembership): void => void keepers.push(keeper),
  };
}
