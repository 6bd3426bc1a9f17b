import type { Language, SiteId } from '@crema/brands';

const MOST_LETTERS = 60;
/** With so many digits it may be a phone, a postal code or the number of an order. */
const MOST_DIGITS = 4;
const CODE = /^[a-z]\d[a-z] ?\d[a-z]\d$|^c[0-9a-z]{10}$/;

/** A search as it is counted: lower case, one space between words; nothing for what may name a person or an order. */
export function countedQuery(text: string): string | undefined {
  const query = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const digits = query.replaceAll(/\D/g, '').length;
  const isPrivate = query.includes('@') || digits > MOST_DIGITS || CODE.test(query);
  return query === '' || query.length > MOST_LETTERS || isPrivate ? undefined : query;
}

/** Searches of the same words. */
export interface Miss {
  site: SiteId;
  language: Language;
  query: string;
  searches: number;
}

/** Searches in vain that are not written yet: so many different ones at most, others are forgotten. */
export class OpenMisses {
  readonly #counts = new Map<string, Miss>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(miss: Omit<Miss, 'searches'>): void {
    const key = JSON.stringify([miss.site, miss.language, miss.query]);
    const known = this.#counts.get(key);
    if (known) known.searches += 1;
    else if (this.#counts.size < this.#most) this.#counts.set(key, { ...miss, searches: 1 });
  }

  /** Hands them over, and begins anew. */
  take(): Miss[] {
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    return taken;
  }
}
