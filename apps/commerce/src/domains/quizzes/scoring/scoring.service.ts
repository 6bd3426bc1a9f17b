/** What the answers of a quiz find in a site's catalogue. */
import type { SiteId } from '@crema/brands';
import type { Catalog, CatalogProduct } from '#domains/catalog/index.ts';
import type { QuizDefinition } from '../definition/definition.types.ts';
import type { QuizName } from '../quizzes.types.ts';
import { type Candidate, candidateOf, type Known, knownOf } from './candidates.rules.ts';
import { type Scoreboard, scoreboardOf } from './scoring.rules.ts';

const TYPE_OF = { beverage: 'Coffee', brewer: 'Brewer' } as const satisfies Record<QuizName, string>;

export function scoringService(catalog: Pick<Catalog, 'inStock' | 'products'>) {
  /** What is known of a product, for as long as the product stays as it is. */
  const known = new WeakMap<CatalogProduct, { is?: Known }>();

  const knownTo = (product: CatalogProduct): Known | undefined => {
    const ready = known.get(product);
    if (ready) return ready.is;
    const is = knownOf(product);
    known.set(product, is ? { is } : {});
    return is;
  };

  return {
    /** The products of a quiz that are in stock now. */
    scoreboard: (site: SiteId, quiz: QuizName, definition: QuizDefinition): Scoreboard => {
      const candidates: Candidate[] = [];
      for (const product of catalog.products(site)) {
        const one = product.productType === TYPE_OF[quiz] ? knownTo(product) : undefined;
        const candidate = one && candidateOf(one, (code) => catalog.inStock(site, code));
        if (candidate) candidates.push(candidate);
      }
      return scoreboardOf(definition, candidates);
    },
  };
}

export type ScoringService = ReturnType<typeof scoringService>;
