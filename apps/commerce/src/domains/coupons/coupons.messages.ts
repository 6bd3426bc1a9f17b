import type { Language, SiteId } from '@crema/brands';
import { SITES } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { badRequest, conflict, notFound, type OccError, say } from '#platform/http/index.ts';
import type { CouponRefusal, PricedCoupon } from './coupons.types.ts';

/** Why a coupon takes nothing off, and what would change that. */
export function refusalMessage(
  { coupon, totals, refusal }: PricedCoupon,
  site: SiteId,
  language: Language,
): string {
  const { code } = coupon;
  const price = (minor: number) => toPrice(minor, SITES[site].currency, language).formattedValue;
  const texts: Record<CouponRefusal, () => string> = {
    notYet: () => say(language, `${code} does not count yet.`, `Le code ${code} n’est pas encore valable.`),
    expired: () => say(language, `${code} has expired.`, `Le code ${code} est expiré.`),
    usedUp: () => say(language, `${code} has been used up.`, `Le code ${code} est épuisé.`),
    alreadyUsed: () =>
      say(
        language,
        `${code} has already been used with this e-mail address.`,
        `Le code ${code} a déjà servi avec cette adresse courriel.`,
      ),
    newCustomers: () =>
      say(
        language,
        `${code} is for a first order, and you have ordered here before.`,
        `Le code ${code} vaut pour une première commande, et vous avez déjà commandé ici.`,
      ),
    oneself: () =>
      say(
        language,
        `${code} is for the friend you invited, not for you.`,
        `Le code ${code} est pour la personne que vous avez invitée, pas pour vous.`,
      ),
    emptyCart: () =>
      say(
        language,
        `${code} is kept until there is something in your cart.`,
        `Le code ${code} attend que votre panier contienne un article.`,
      ),
    notCovered: () =>
      coupon.productTypes || coupon.products
        ? say(
            language,
            `${code} does not cover anything in this cart.`,
            `Le code ${code} ne s’applique à aucun article de ce panier.`,
          )
        : say(
            language,
            `${code} is for one-time purchases, and this cart has none.`,
            `Le code ${code} vaut pour les achats uniques, et ce panier n’en contient pas.`,
          ),
    minimum: () =>
      say(
        language,
        `${code} counts from ${price(coupon.minimum ?? 0)}: ${price(totals.missing)} to go.`,
        `Le code ${code} s’applique à partir de ${price(coupon.minimum ?? 0)}\u00a0: il manque ${price(totals.missing)}.`,
      ),
    neverFree: () =>
      say(
        language,
        `${code} makes shipping free, but not to this address.`,
        `Le code ${code} offre la livraison, mais pas à cette adresse.`,
      ),
  };
  return refusal ? texts[refusal]() : '';
}

/** What a coupon does to a cart, in one sentence. */
export function appliedMessage({ coupon, totals }: PricedCoupon, site: SiteId, language: Language): string {
  const { code } = coupon;
  if (totals.amount === 0)
    return say(
      language,
      `${code} is on your cart: shipping is free.`,
      `Code ${code} appliqué\u00a0: la livraison est gratuite.`,
    );
  const amount = toPrice(totals.amount, SITES[site].currency, language).formattedValue;
  return say(
    language,
    `${code} is on your cart: ${amount} off.`,
    `Code ${code} appliqué\u00a0: ${amount} de rabais.`,
  );
}

/** Asks whether a coupon of a link may take another's place, and says what that comes to; totals in minor units. */
export function replaceQuestion(
  { code, old, now, then }: { code: string; old: string; now: number; then: number },
  site: SiteId,
  language: Language,
): string {
  const price = (minor: number) => toPrice(minor, SITES[site].currency, language).formattedValue;
  if (now === then)
    return say(
      language,
      `${old} is on your cart. ${code} would take its place, and your total would stay ${price(now)}.`,
      `Le code ${old} est appliqué à votre panier. ${code} prendrait sa place, et votre total resterait à ${price(now)}.`,
    );
  return say(
    language,
    `${old} is on your cart. ${code} would take its place, and your total would go ${now < then ? 'up' : 'down'} from ${price(now)} to ${price(then)}.`,
    `Le code ${old} est appliqué à votre panier. ${code} prendrait sa place, et votre total ${now < then ? 'augmenterait' : 'baisserait'} de ${price(now)} à ${price(then)}.`,
  );
}

const CONFLICTS: ReadonlySet<CouponRefusal> = new Set(['usedUp', 'alreadyUsed', 'newCustomers', 'oneself']);

/** The expected failures of coupons, in the shopper's language. */
export const couponErrors = {
  badCode: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'A coupon code has 3 to 20 letters, digits and hyphens.',
        'Un code promo compte de 3 à 20 lettres, chiffres ou traits d’union.',
      ),
      { reason: 'invalid', subject: 'couponCode', subjectType: 'field' },
    ),

  unknown: (language: Language, code: string): OccError =>
    notFound(
      'CouponError',
      say(language, `We do not know the code ${code}.`, `Nous ne connaissons pas le code ${code}.`),
      { reason: 'notFound', subject: code, subjectType: 'coupon' },
    ),

  /** 409 for a coupon that was used, by anybody or by this shopper, or that is not for this shopper; else 400. */
  refused: (coupon: PricedCoupon, site: SiteId, language: Language): OccError => {
    const isConflict = coupon.refusal !== undefined && CONFLICTS.has(coupon.refusal);
    return (isConflict ? conflict : badRequest)('CouponError', refusalMessage(coupon, site, language), {
      reason: coupon.refusal,
      subject: coupon.coupon.code,
      subjectType: 'coupon',
    });
  },

  /** The site takes none. */
  off: (language: Language): OccError =>
    badRequest(
      'CouponError',
      say(
        language,
        'This shop takes no coupons now.',
        'Cette boutique n’accepte pas de code promo pour l’instant.',
      ),
      { reason: 'off', subject: 'couponCode', subjectType: 'field' },
    ),
};
