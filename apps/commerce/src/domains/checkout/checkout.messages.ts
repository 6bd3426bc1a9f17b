import type { Language } from '@crema/brands';
import { badRequest, type ErrorItem, OccError } from '#platform/http/index.ts';
import type { FieldProblem, Missing, Problem } from './checkout.rules.ts';

const PROBLEMS: Record<Problem, Record<Language, string>> = {
  name: { en: 'Enter a name of 1 to 40 characters.', fr: 'Entrez un nom de 1 à 40 caractères.' },
  companyName: {
    en: 'Enter at most 60 characters.',
    fr: 'Entrez au plus 60 caractères.',
  },
  businessName: {
    en: 'Enter your company’s name, at most 60 characters.',
    fr: 'Entrez le nom de votre entreprise, en 60 caractères au plus.',
  },
  purchaseOrderNumber: {
    en: 'Enter a purchase order number of at most 35 characters.',
    fr: 'Entrez un numéro de bon de commande d’au plus 35 caractères.',
  },
  taxExemptionNumber: {
    en: 'Enter the tax-exemption number as your state gave it: 4 to 30 letters, digits and hyphens.',
    fr: 'Entrez le numéro d’exemption de taxe tel que votre État l’a donné, de 4 à 30 lettres, chiffres et traits d’union.',
  },
  line1: {
    en: 'Enter a street address of 5 to 60 characters.',
    fr: 'Entrez une adresse de 5 à 60 caractères.',
  },
  line2: { en: 'Enter at most 60 characters.', fr: 'Entrez au plus 60 caractères.' },
  town: { en: 'Enter a city of 1 to 40 characters.', fr: 'Entrez une ville de 1 à 40 caractères.' },
  phone: {
    en: 'Enter a phone number of 10 digits.',
    fr: 'Entrez un numéro de téléphone à 10 chiffres.',
  },
  zip: {
    en: 'Enter a ZIP code such as 12345 or 12345-6789.',
    fr: 'Entrez un code ZIP comme 12345 ou 12345-6789.',
  },
  postalCode: {
    en: 'Enter a postal code such as A1A 1A1.',
    fr: 'Entrez un code postal comme A1A 1A1.',
  },
  postalCodeRegion: {
    en: 'This postal code is not in the province you chose.',
    fr: 'Ce code postal n’est pas dans la province choisie.',
  },
  region: { en: 'Choose a state or province.', fr: 'Choisissez une province ou un État.' },
  country: {
    en: 'This shop does not deliver to this country.',
    fr: 'Cette boutique ne livre pas dans ce pays.',
  },
  email: {
    en: 'Enter an e-mail address such as name@example.com.',
    fr: 'Entrez une adresse courriel comme nom@exemple.com.',
  },
};

const MISSING: Record<Missing, Record<Language, string>> = {
  entries: { en: 'Your cart is empty.', fr: 'Votre panier est vide.' },
  account: {
    en: 'Auto-delivery needs an account. Log in or choose a one-time purchase.',
    fr: 'La livraison automatique demande un compte. Connectez-vous ou choisissez un achat unique.',
  },
  email: { en: 'Enter your e-mail address.', fr: 'Entrez votre adresse courriel.' },
  deliveryAddress: { en: 'Enter a delivery address.', fr: 'Entrez une adresse de livraison.' },
  deliveryMode: { en: 'Choose a delivery method.', fr: 'Choisissez un mode de livraison.' },
  payment: { en: 'Enter your payment details.', fr: 'Entrez vos renseignements de paiement.' },
};

/** 400 with one item a field. */
export function fieldErrors(problems: readonly FieldProblem[], language: Language): OccError {
  return new OccError(
    400,
    problems.map(({ subject, problem }) => ({
      type: 'ValidationError',
      message: PROBLEMS[problem][language],
      reason: 'invalid',
      subject,
      subjectType: 'field',
    })),
  );
}

/** 400 with one item for each thing that the cart lacks. */
export function incomplete(missing: readonly Missing[], language: Language): OccError {
  return new OccError(
    400,
    missing.map(
      (subject): ErrorItem => ({
        type: 'CheckoutIncompleteError',
        message: MISSING[subject][language],
        reason: 'missing',
        subject,
        subjectType: 'cart',
      }),
    ),
  );
}

/** 400: this site sells to people, not to companies. */
export const notBusiness = (language: Language): OccError =>
  badRequest(
    'ValidationError',
    language === 'fr'
      ? 'Cette boutique n’accepte ni bon de commande ni exemption de taxe.'
      : 'This shop does not accept purchase orders or tax exemptions.',
    { reason: 'notOffered', subject: 'site', subjectType: 'site' },
  );

export const unknownDeliveryMode = (language: Language): OccError =>
  badRequest(
    'ValidationError',
    language === 'fr' ? 'Ce mode de livraison n’est pas offert.' : 'This delivery method is not available.',
    { reason: 'unknown', subject: 'code', subjectType: 'field' },
  );

export const unknownPayment = (language: Language, subject: 'provider' | 'token'): OccError =>
  badRequest(
    'ValidationError',
    language === 'fr'
      ? 'Ce paiement n’a pas été reconnu. Veuillez entrer de nouveau vos renseignements de paiement.'
      : 'This payment was not recognized. Please enter your payment details again.',
    { reason: 'unknown', subject, subjectType: 'field' },
  );

/** Why a payment was refused, as its shopper is told. What a bank suspects is not said. */
const REFUSED: Record<string, Record<Language, string>> = {
  insufficient_funds: {
    en: 'The card has insufficient funds. Please try another one.',
    fr: 'Les fonds sont insuffisants. Veuillez essayer une autre carte.',
  },
  expired_card: {
    en: 'The card has expired. Please use another one.',
    fr: 'La carte est expirée. Veuillez en utiliser une autre.',
  },
  authentication_required: {
    en: 'Your bank could not confirm that it was you. Please try again, or use another card.',
    fr: 'Votre banque n’a pas pu confirmer que c’était vous. Veuillez réessayer ou utiliser une autre carte.',
  },
  not_supported: {
    en: 'This card cannot be used here. Please try another one.',
    fr: 'Cette carte ne peut pas être utilisée ici. Veuillez en essayer une autre.',
  },
  cancelled: { en: 'The payment was not completed.', fr: 'Le paiement n’a pas été effectué.' },
};
const DECLINED: Record<Language, string> = {
  en: 'The card was declined. Please try another one.',
  fr: 'La carte a été refusée. Veuillez en essayer une autre.',
};

/** 400: the provider refused the card; what was to be paid stays as it was. */
export const paymentRefused = (language: Language, reason = 'card_declined'): OccError =>
  badRequest(
    'PaymentAuthorizationError',
    (Object.hasOwn(REFUSED, reason) ? REFUSED[reason] : undefined)?.[language] ?? DECLINED[language],
    { reason, subject: 'payment', subjectType: 'cart' },
  );

/** 400: no provider takes payments for this shop yet. */
export const paymentNotSetUp = (language: Language): OccError =>
  badRequest(
    'PaymentNotSetUpError',
    language === 'fr'
      ? 'Le paiement n’est pas encore configuré dans cette boutique\u00a0: vous ne pouvez pas commander.'
      : 'Payment is not set up in this shop yet, so you cannot place an order.',
    { reason: 'notSetUp', subject: 'payment', subjectType: 'cart' },
  );

const STANDARD_DELIVERY = {
  en: {
    name: 'Standard delivery',
    days: (from: number, to: number) => `${from} to ${to} business days`,
    neverFree: 'Free shipping is not available in this region.',
  },
  fr: {
    name: 'Livraison standard',
    days: (from: number, to: number) => `${from} à ${to} jours ouvrables`,
    neverFree: 'La livraison gratuite n’est pas offerte dans cette région.',
  },
};

/** A way of delivery in words: the business days that most parcels take, and why it costs what others get free. */
export function deliveryTexts(language: Language, from: number, to: number, neverFree: boolean) {
  const { name, days, neverFree: why } = STANDARD_DELIVERY[language];
  return { name, description: neverFree ? `${days(from, to)}. ${why}` : days(from, to) };
}
