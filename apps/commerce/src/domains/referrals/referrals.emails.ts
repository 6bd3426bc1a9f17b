import { type Language, SITES } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
import type { Referral } from './referrals.types.ts';

type Origins = Pick<Config, 'siteHosts' | 'port'>;

export const invitationId = (id: string): string => `referral-invitation-${id}`;
export const creditId = (id: string): string => `referral-credit-${id}`;

/** What the mail to a friend says beside the referral itself. Amounts in minor units. */
interface Offer {
  /** First name of the sender. */
  name: string;
  amount: number;
  minimum: number;
  unsubscribe: { url: string; oneClickUrl: string };
}

/**
 * The one mail to a friend. The sender's words are quoted as plain text: the mail escapes them, and says whose they are.
 */
export function composeInvitation(
  {
    id,
    site,
    language,
    message,
    ...referral
  }: Pick<Referral, 'id' | 'site' | 'language' | 'code' | 'message'>,
  to: string,
  { unsubscribe, ...offer }: Offer,
  config: Origins,
): MailMessage {
  const shop = SHOP.name;
  const price = (minor: number) => toPrice(minor, SITES[site].currency, language).formattedValue;
  const { name, code, amount, minimum } = marked({
    ...{ name: offer.name, code: referral.code },
    ...{ amount: price(offer.amount), minimum: price(offer.minimum) },
  });
  const lines = message?.split('\n').filter(Boolean) ?? [];
  const quoted = lines.map((line) => marked({ message: line }).message);
  const texts = {
    en: {
      subject: `${name} sends you ${amount} off at ${shop}`,
      paragraphs: [
        `${name} invites you to ${shop}: coffee and tea in pods, delivered to your door.`,
        ...(quoted.length > 0 ? [`${name} writes:`, ...quoted] : []),
        `Get ${amount} off your first order of ${minimum} or more with the code ${code}. The link below adds it to your cart.`,
      ],
      label: `Get my ${amount} off`,
      reason: `You get this one e-mail because ${name} gave us your address to invite you. The code is for one first order, by somebody who has not ordered from ${shop} before.`,
      unsubscribe: 'Do not write to me again',
    },
    fr: {
      subject: `${name} vous offre ${amount} de rabais chez ${shop}`,
      paragraphs: [
        `${name} vous invite chez ${shop}\u00a0: du café et du thé en capsules, livrés à votre porte.`,
        ...(quoted.length > 0 ? [`${name} vous écrit\u00a0:`, ...quoted] : []),
        `Obtenez ${amount} de rabais sur une première commande d’au moins ${minimum} avec le code ${code}. Le lien ci-dessous l’ajoute à votre panier.`,
      ],
      label: `Obtenir mes ${amount} de rabais`,
      reason: `Vous recevez ce seul courriel parce que ${name} nous a donné votre adresse pour vous inviter. Le code vaut pour une première commande, d’une personne qui n’a encore rien commandé chez ${shop}.`,
      unsubscribe: 'Ne plus m’écrire',
    },
  }[language];
  const { label, unsubscribe: end, ...rest } = texts;
  return renderEmail({
    ...{ id: invitationId(id), site, language, to, ...rest },
    action: { label, url: pageUrl(config, site, language, `/?referral=${referral.code}`) },
    unsubscribe: { label: end, ...unsubscribe },
  });
}

/** Tells a sender that the credit is there. It does not say which friend ordered what. */
export function composeCredit(
  { id, site, amount = 0 }: Pick<Referral, 'id' | 'site' | 'amount'>,
  { email: to, language }: { email: string; language: Language },
  config: Origins,
): MailMessage {
  const shop = SHOP.name;
  const { amount: price } = marked({
    amount: toPrice(amount, SITES[site].currency, language).formattedValue,
  });
  const texts = {
    en: {
      subject: `You received ${price} in store credit`,
      paragraphs: [
        `A friend you invited to ${shop} has ordered. Thank you: ${price} in store credit is in your account.`,
        'It is applied to your next order automatically, before your card is charged.',
      ],
      label: 'See my credit',
      reason: `You get this e-mail because you invited a friend to ${shop}.`,
    },
    fr: {
      subject: `Vous avez reçu ${price} de crédit en magasin`,
      paragraphs: [
        `Une personne que vous avez invitée chez ${shop} a passé une commande. Merci\u00a0: un crédit en magasin de ${price} est dans votre compte.`,
        'Il sera appliqué automatiquement à votre prochaine commande, avant le débit de votre carte.',
      ],
      label: 'Voir mon crédit',
      reason: `Vous recevez ce courriel parce que vous avez invité quelqu’un chez ${shop}.`,
    },
  }[language];
  const { label, ...rest } = texts;
  return renderEmail({
    ...{ id: creditId(id), site, language, to, ...rest },
    action: { label, url: pageUrl(config, site, language, '/account') },
  });
}
