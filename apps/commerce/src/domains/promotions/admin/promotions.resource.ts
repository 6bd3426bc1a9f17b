import type { Language } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import { checkSpan, instantOf, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PromotionsRepository } from '../promotions.repository.ts';
import type { Promotion } from '../promotions.types.ts';
import { codeProblem, pastProblem, problemOf } from './check.rules.ts';
import { promotionSchema } from './promotions.schemas.ts';
import { definitionOf, stateOf } from './state.rules.ts';

interface Parts {
  repository: PromotionsRepository;
  clock: Platform['clock'];
  catalog: Pick<Catalog, 'hasCategory' | 'product' | 'variant'>;
}

/**
 * Refuses what is no promotion.
 *
 * @throws {OccError} 400 with the field as its subject
 */
export function checkPromotion(
  catalog: Parts['catalog'],
  state: State,
  { site, language }: Pick<SiteContext, 'site' | 'language'>,
): void {
  checkSpan(state, ['from', 'until'], language);
  refuse(
    problemOf(definitionOf(state), {
      hasCategory: (code) => catalog.hasCategory(site.id, code),
      hasProduct: (code) =>
        catalog.product(site.id, code)?.code === code || catalog.variant(site.id, code) !== undefined,
    }),
    language,
  );
}

/** Promotions of a site. None is removed, because orders name them: it is turned off, or ends. */
export function promotionsResource({ repository, clock, catalog }: Parts): Resource {
  return {
    ...{ name: 'promotions', group: 'prices', schema: promotionSchema },
    columns: ['status', 'from', 'until', 'buyers'],
    title: ['Promotions', 'Promotions'],
    one: ['Promotion', 'Promotion'],
    description: [
      'Reduced prices without a code, for a time. The lowest price of a product counts, never two together.',
      'Des prix réduits sans code, pour un temps. Le plus bas prix d’un produit compte, jamais deux ensemble.',
    ],
    keyTitle: ['Code', 'Code'],
    operations: {
      ...{ list: 'adminListPromotions', get: 'adminGetPromotion', add: 'adminAddPromotion' },
      ...{ save: 'adminSavePromotion', bulk: 'adminBulkPromotions' },
    },
    titleOf: (key, { name }) => (typeof name === 'string' ? name : key),
    tags: (site) => [`site:${site}`],
    list: async (site, { query, after, pageSize }) =>
      (await repository.list(site, { query, after, limit: pageSize })).map((promotion) => ({
        key: promotion.code,
        title: promotion.name,
        state: stateOf(promotion, clock.now()),
      })),
    read: async (site, keys, options) =>
      new Map(
        (await repository.by(site, keys, options)).map((promotion) => [
          promotion.code,
          stateOf(promotion, clock.now()),
        ]),
      ),
    resolve: (changes, state, { language }) => {
      const chosen = (field: 'from' | 'until') =>
        field in changes && instantOf(changes[field]) !== instantOf(state[field])
          ? instantOf(changes[field])
          : null;
      refuse(pastProblem({ from: chosen('from'), until: chosen('until') }, clock.now()), language);
      return changes;
    },
    check: ({ key, before, after }, { site, language }) => {
      if (!after) return;
      if (!before) {
        refuse(codeProblem(key), language);
        const [from, until] = [instantOf(after.from), instantOf(after.until)];
        refuse(pastProblem({ from, until }, clock.now()), language);
      }
      checkPromotion(catalog, after, { site, language });
    },
    write: async (site, changes) => {
      const kept = changes.flatMap(({ key, after }): Promotion[] =>
        after ? [{ ...definitionOf(after), code: key }] : [],
      );
      await repository.write(site, kept, clock.now());
      const gone = changes.filter(({ after }) => !after).map(({ key }) => key);
      if (gone.length > 0) await repository.remove(site, gone);
    },
  };
}

function refuse(problem: ReturnType<typeof problemOf>, language: Language): void {
  if (!problem) return;
  const { subject, texts } = problem;
  throw badRequest('ValidationError', say(language, ...texts), {
    reason: 'invalid',
    subject,
    subjectType: 'field',
  });
}
