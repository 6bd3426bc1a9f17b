import type { Language } from '@crema/brands';
import { Type } from 'typebox';
import { checkSpan, fields, instantOf, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, conflict, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { normaliseCode } from '../coupons.rules.ts';
import type { CouponDefinition } from '../coupons.types.ts';
import type { CouponRow, CouponsAdminRepository } from './admin.repository.ts';

export const couponSchema = Type.Object({
  name: fields.localized({ label: ['Name', 'Nom'], help: ['Shoppers see it.', 'Les clients le voient.'] }),
  percent: fields.integer(
    { label: ['Percent off', 'Rabais en pourcentage'], nullable: true },
    { minimum: 1, maximum: 100 },
  ),
  amount: fields.money({ label: ['Amount off', 'Montant du rabais'], nullable: true }, { minimum: 1 }),
  freeShipping: fields.flag({ label: ['Free shipping', 'Livraison gratuite'] }),
  minimum: fields.money({
    ...{ label: ['Least total', 'Total minimal'], nullable: true },
    help: ['Of the products that it covers', 'Des produits visés'],
  }),
  validFrom: fields.instant({ label: ['Valid from', 'Valide à partir du'], nullable: true }),
  validTo: fields.instant({ label: ['Valid until', 'Valide jusqu’au'], nullable: true }),
  maxUses: fields.integer(
    { label: ['Most uses', 'Utilisations au plus'], nullable: true },
    { minimum: 1, maximum: 1_000_000_000 },
  ),
  maxUsesPerEmail: fields.integer(
    { label: ['Most uses of one person', 'Utilisations par personne'], nullable: true },
    { minimum: 1, maximum: 1000 },
  ),
  newCustomersOnly: fields.flag({ label: ['First order only', 'Première commande seulement'] }),
  autoDelivery: fields.flag({ label: ['Also on auto-delivery', 'Aussi pour la livraison automatique'] }),
  podsOnly: fields.flag({ label: ['Pods only', 'Capsules seulement'] }),
  productTypes: fields.list(
    { label: ['Kinds of product', 'Types de produit'], help: ['Empty: all', 'Vide\u00a0: tous'] },
    Type.String({ maxLength: 40 }),
  ),
  products: fields.list(
    { label: ['Product codes', 'Codes de produit'], help: ['Empty: all', 'Vide\u00a0: tous'] },
    Type.String({ maxLength: 200 }),
  ),
  used: fields.integer({ label: ['Used', 'Utilisé'], readOnly: true }),
});

/** Coupons of a site. One that an order has used stays; let it end instead. */
export function couponsResource(repository: CouponsAdminRepository, clock: Platform['clock']): Resource {
  return {
    ...{ name: 'coupons', group: 'prices', schema: couponSchema },
    columns: ['percent', 'amount', 'validTo', 'maxUses', 'used'],
    title: ['Coupons', 'Coupons'],
    one: ['Coupon', 'Coupon'],
    description: ['Codes that shoppers enter.', 'Codes que les clients saisissent.'],
    keyTitle: ['Code', 'Code'],
    operations: {
      ...{ list: 'adminListCoupons', get: 'adminGetCoupon', add: 'adminAddCoupon' },
      ...{ save: 'adminSaveCoupon', remove: 'adminRemoveCoupon', bulk: 'adminBulkCoupons' },
    },
    titleOf: (key, { name }, { language }) => {
      const text = name as CouponDefinition['name'] | undefined;
      return `${key} · ${text?.[language] ?? text?.en ?? ''}`;
    },
    // Coupons are read from the database each time.
    tags: () => [],
    list: async (site, { query, after, pageSize }, { language }) =>
      (await repository.list(site, { query, after, limit: pageSize })).map((row) => ({
        key: row.code,
        title: `${row.code} · ${row.definition.name[language] ?? row.definition.name.en}`,
        state: stateOf(row),
      })),
    read: async (site, keys, options) =>
      new Map((await repository.by(site, keys, options)).map((row) => [row.code, stateOf(row)])),
    check: async ({ key, before, after }, { site, language }) => {
      if (after) return checkCoupon(key, after, before, language);
      const used = await repository.usedAmong(site.id, [key]);
      if (used === undefined) return;
      const message = say(
        language,
        `An order has used ${used}, so it stays. Let it end instead.`,
        `Une commande a utilisé ${used} : il reste. Donnez-lui plutôt une fin.`,
      );
      throw conflict('CouponUsedError', message, { reason: 'used', subject: 'key' });
    },
    write: async (site, changes, editor) => {
      const stored = await repository.by(
        site,
        changes.map(({ key }) => key),
        { lock: true },
      );
      const known = new Map(stored.map(({ code, definition }) => [code, definition]));
      await repository.write(
        site,
        changes.flatMap(({ key, after }) =>
          after ? [definitionOf(key, after, known.get(key) ?? editor)] : [],
        ),
        clock.now(),
      );
      const gone = changes.filter(({ after }) => !after).map(({ key }) => key);
      if (gone.length > 0) await repository.remove(site, gone);
    },
  };
}

function checkCoupon(key: string, state: State, before: State | undefined, language: Language): void {
  const refuse = (subject: string, en: string, fr: string): never => {
    throw badRequest('ValidationError', say(language, en, fr), {
      reason: 'invalid',
      subject,
      subjectType: 'field',
    });
  };
  if (!before && normaliseCode(key) !== key)
    refuse(
      'key',
      'A code is 3 to 20 capital letters, digits or hyphens.',
      'Un code a de 3 à 20 majuscules, chiffres ou traits d’union.',
    );
  const { percent, amount, freeShipping } = state;
  if (typeof percent === 'number' && typeof amount === 'number')
    refuse(
      'amount',
      'Choose a percentage or an amount, not both.',
      'Choisissez un pourcentage ou un montant, pas les deux.',
    );
  if (typeof percent !== 'number' && typeof amount !== 'number' && freeShipping !== true)
    refuse(
      'percent',
      'Say what it takes off, or make shipping free.',
      'Indiquez le rabais, ou offrez la livraison.',
    );
  checkSpan(state, ['validFrom', 'validTo'], language);
  if (typeof state.maxUses === 'number' && typeof before?.used === 'number' && state.maxUses < before.used)
    refuse('maxUses', `It was used ${before.used} times already.`, `Il a déjà servi ${before.used} fois.`);
}

const stateOf = ({ definition, used }: CouponRow): State => ({
  name: definition.name,
  ...{ percent: definition.percent ?? null, amount: definition.amount ?? null },
  ...{ freeShipping: definition.freeShipping ?? false, minimum: definition.minimum ?? null },
  ...{ validFrom: definition.validFrom ?? null, validTo: definition.validTo ?? null },
  ...{ maxUses: definition.maxUses ?? null, maxUsesPerEmail: definition.maxUsesPerEmail ?? null },
  newCustomersOnly: definition.newCustomersOnly ?? false,
  ...{ autoDelivery: definition.autoDelivery ?? false, podsOnly: definition.podsOnly ?? false },
  ...{ productTypes: definition.productTypes ?? [], products: definition.products ?? [], used },
});

/** A coupon as it is stored: what is empty is absent, and what staff do not see stays. */
function definitionOf(
  code: string,
  state: State,
  { pool }: Pick<CouponDefinition, 'pool'> = {},
): CouponDefinition {
  const { used: _used, validFrom, validTo, productTypes, products, ...rest } = state;
  const listed = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value : undefined);
  const fields: Record<string, unknown> = {
    ...rest,
    ...{ validFrom: instantOf(validFrom) ?? undefined, validTo: instantOf(validTo) ?? undefined },
    ...{ productTypes: listed(productTypes), products: listed(products) },
  };
  const said = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== false && value !== undefined,
  );
  return {
    ...(pool ? { pool } : {}),
    ...Object.fromEntries(said),
    code,
    name: state.name as CouponDefinition['name'],
  };
}
