import type { Language, SiteId } from '@crema/brands';
import { SITES } from '@crema/brands';
import type { CatalogProduct } from '#domains/catalog/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl, siteOrigin } from '#platform/config/origins.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { ContactMessage, StockAlert, Subscriber } from './outreach.types.ts';

type Origins = Pick<Config, 'siteHosts' | 'port'>;

/**
 * Asks whether the owner of the address wants the newsletter. The token stands behind `#`, which browsers keep to
 * themselves: it is in no log and no cache.
 */
export function composeConfirmation(
  { id, email, language, ...subscriber }: Subscriber,
  token: string,
  config: Origins,
  at: string,
): MailMessage {
  const site = subscriber.site as SiteId;
  const { name } = SITES[site];
  const texts = {
    en: {
      subject: `Confirm your subscription to ${name}`,
      paragraphs: [
        `Somebody, we hope you, asked for the ${name} newsletter: two letters a month about coffee, and the offers that go with it.`,
        'Press the link to say yes. Without it we will not write again.',
      ],
      label: 'Confirm my subscription',
      reason: 'You get this one e-mail because your address was entered on our site.',
    },
    fr: {
      subject: `Confirmez votre abonnement à ${name}`,
      paragraphs: [
        `Quelqu’un, vous sans doute, a demandé l’infolettre de ${name}\u00a0: deux lettres par mois sur le café, avec les offres du moment.`,
        'Suivez le lien pour accepter. Sans cela, nous n’écrirons plus.',
      ],
      label: 'Confirmer mon abonnement',
      reason: 'Vous recevez ce seul courriel parce que votre adresse a été saisie sur notre site.',
    },
  }[language];
  return renderEmail({
    ...{ id: `newsletter-confirm-${id}-${Date.parse(at)}`, site, language, to: email, ...texts },
    action: { label: texts.label, url: pageUrl(config, site, language, `/newsletter/confirm#${token}`) },
  });
}

/** Where a letter is ended: the shop's page, and what a mail program calls by itself. */
export const unsubscribeLinks = (config: Origins, site: SiteId, language: Language, token: string) => ({
  url: pageUrl(config, site, language, `/newsletter/unsubscribe#${token}`),
  oneClickUrl: `${siteOrigin(config, site)}/rest/v2/${site}/newsletter/unsubscribe?token=${token}${language === 'fr' ? '&lang=fr' : ''}`,
});

/** Thanks a new subscriber; marketing, so that it can be ended from here. */
export function composeWelcome(
  { id, email, language, ...subscriber }: Subscriber,
  token: string,
  config: Origins,
  at: string,
): MailMessage {
  const site = subscriber.site as SiteId;
  const texts = {
    en: {
      subject: 'You are on the list',
      paragraphs: [
        'Thank you. Look for a letter twice a month: what is new, what is on offer, and how to make more of a cup.',
      ],
      label: 'See what is new',
      reason: `You get this e-mail because you subscribed to the ${SITES[site].name} newsletter.`,
      unsubscribe: 'Unsubscribe',
    },
    fr: {
      subject: 'Votre abonnement est confirmé',
      paragraphs: [
        'Merci. Attendez-vous à une lettre deux fois par mois\u00a0: les nouveautés, les offres et de quoi mieux profiter d’une tasse.',
      ],
      label: 'Voir les nouveautés',
      reason: `Vous recevez ce courriel parce que vous êtes abonné à l’infolettre de ${SITES[site].name}.`,
      unsubscribe: 'Se désabonner',
    },
  }[language];
  const { label, unsubscribe, ...rest } = texts;
  return renderEmail({
    ...{ id: `newsletter-welcome-${id}-${Date.parse(at)}`, site, language, to: email, ...rest },
    action: { label, url: pageUrl(config, site, language, '/plp/new-arrivals') },
    unsubscribe: { label: unsubscribe, ...unsubscribeLinks(config, site, language, token) },
  });
}

/** Says that a product is back: the one mail of an alert. */
export function composeAlert(alert: StockAlert, product: CatalogProduct, config: Origins): MailMessage {
  const { id, email, language, variantCode } = alert;
  const site = alert.site as SiteId;
  const name = product.name[language] ?? product.name.en;
  const texts = {
    en: {
      subject: `${name} is back`,
      paragraphs: [
        `You asked us to write when ${name} is in stock again. It is.`,
        'We write in the order in which people asked. We cannot hold one for you.',
      ],
      label: `Go to ${name}`,
      reason: 'You asked for this one e-mail on our site. There will be no other about this product.',
    },
    fr: {
      subject: `${name} est de retour`,
      paragraphs: [
        `Vous vouliez savoir quand ${name} serait de nouveau en stock. C’est fait.`,
        'Nous écrivons dans l’ordre des demandes. Nous ne pouvons pas mettre l’article de côté.',
      ],
      label: `Voir ${name}`,
      reason:
        'Vous avez demandé ce seul courriel sur notre site. Il n’y en aura pas d’autre pour ce produit.',
    },
  }[language];
  const path = `/p/${encodeURIComponent(product.code)}?variant=${encodeURIComponent(variantCode)}`;
  return renderEmail({
    ...{ id: `alert-${id}`, site, language, to: email, ...texts },
    action: { label: texts.label, url: pageUrl(config, site, language, path) },
  });
}

/** A visitor's message, to the shop; an answer goes to the visitor. In English: that is who reads it. */
export function composeContact(message: ContactMessage, to: string): MailMessage {
  const { id, name, email, topic, orderCode, language } = message;
  const letter = renderEmail({
    ...{ id: `contact-${id}`, site: message.site as SiteId, language: 'en', to },
    subject: `Contact form: ${topic}${orderCode ? `, order ${orderCode}` : ''}`,
    paragraphs: [
      `From ${name}, ${email}, in ${language === 'fr' ? 'French' : 'English'}.`,
      ...message.message.split(/\r?\n+/),
    ],
    reason: `Sent with the contact form of ${message.site} at ${message.createdAt}. Answer this e-mail to answer ${name}.`,
  });
  return { ...letter, replyTo: email };
}

/**
 * Tells the visitor that the message is here. It quotes nothing: the address was typed by whoever filled the form, and a
 * stranger's words must not travel under our name.
 */
export function composeReceipt({ id, email, language, ...message }: ContactMessage): MailMessage {
  const texts = {
    en: {
      subject: 'We have your message',
      paragraphs: [
        'Thank you for writing. A person reads this. We reply within 24-48 hours, usually sooner.',
      ],
      reason: 'You get this e-mail because your address was entered in our contact form.',
    },
    fr: {
      subject: 'Nous avons votre message',
      paragraphs: [
        'Merci de nous avoir écrit. Une vraie personne vous lit. Réponse en 24 à 48 heures, souvent plus tôt.',
      ],
      reason: 'Vous recevez ce courriel parce que votre adresse a été saisie dans notre formulaire.',
    },
  }[language];
  return renderEmail({
    ...{ id: `contact-receipt-${id}`, site: message.site as SiteId, language, to: email },
    ...texts,
  });
}
