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
    notYet: () => say(language, `${code} is not valid yet.`, `Le code ${code} n’est pas encore valide.`),
    expired: () => say(language, `${code} has expired.`, `Le code ${code} est expiré.`),
    usedUp: () => say(language, `${code} is no longer available.`, `Le code ${code} n’est plus offert.`),
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
        `${code} is saved. Add a product to your cart to use it.`,
        `Le code ${code} est enregistré. Ajoutez un article au panier pour l’utiliser.`,
      ),
    notCovered: () =>
      coupon.productTypes || coupon.products || coupon.podsOnly
        ? say(
            language,
            `${code} does not apply to anything in this cart.`,
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
        `${code} needs a minimum of ${price(coupon.minimum ?? 0)}. Add ${price(totals.missing)} more.`,
        `Le code ${code} demande un minimum de ${price(coupon.minimum ?? 0)}. Ajoutez encore ${price(totals.missing)}.`,
      ),
    neverFree: () =>
      say(
        language,
        `${code} does not give free shipping to this address.`,
        `Le code ${code} n’offre pas la livraison à cette adresse.`,
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
      `${code} applied: free shipping.`,
      `Code ${code} appliqué\u00a0: la livraison est gratuite.`,
    );
  const amount = toPrice(totals.amount, SITES[site].currency, language).formattedValue;
  return say(
    language,
    `${code} applied: ${amount} off.`,
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
      `${old} is applied to your cart. If you use ${code} instead, your total stays ${price(now)}.`,
      `Le code ${old} est appliqué à votre panier. Si vous utilisez plutôt ${code}, votre total reste à ${price(now)}.`,
    );
  return say(
    language,
    `${old} is applied to your cart. If you use ${code} instead, your total goes ${now < then ? 'up' : 'down'} from ${price(now)} to ${price(then)}.`,
    `Le code ${old} est appliqué à votre panier. Si vous utilisez plutôt ${code}, votre total ${now < then ? 'augmente' : 'baisse'} de ${price(now)} à ${price(then)}.`,
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
      say(
        language,
        `${code} is not a valid code. Check the spelling.`,
        `${code} n’est pas un code valide. Vérifiez l’orthographe.`,
      ),
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
        'This shop does not accept coupons right now.',
        'Cette boutique n’accepte pas de code promo pour l’instant.',
      ),
      { reason: 'off', subject: 'couponCode', subjectType: 'field' },
    ),
};
