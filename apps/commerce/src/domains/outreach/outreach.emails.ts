import type { Language, SiteId } from '@crema/brands';
import type { CatalogProduct } from '#domains/catalog/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl, siteOrigin } from '#platform/config/origins.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
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
  const { name } = SHOP;
  const texts = {
    en: {
      subject: `Confirm your subscription to ${name}`,
      paragraphs: [
        `Confirm to get the ${name} newsletter: two e-mails a month about coffee, with current offers.`,
        'If this was not you, do nothing. We will not write again.',
      ],
      label: 'Confirm subscription',
      reason: 'You get this one e-mail because your address was entered on our site.',
    },
    fr: {
      subject: `Confirmez votre abonnement à ${name}`,
      paragraphs: [
        `Confirmez pour recevoir l’infolettre de ${name}\u00a0: deux courriels par mois sur le café, avec les offres du moment.`,
        'Si ce n’était pas vous, ne faites rien. Nous n’écrirons plus.',
      ],
      label: 'Confirmer l’abonnement',
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
      subject: 'You are subscribed',
      paragraphs: ['Thank you. You will get two e-mails a month: new products, offers and brewing tips.'],
      label: 'See new arrivals',
      reason: `You get this e-mail because you subscribed to the ${SHOP.name} newsletter.`,
      unsubscribe: 'Unsubscribe',
    },
    fr: {
      subject: 'Votre abonnement est confirmé',
      paragraphs: [
        'Merci. Vous recevrez deux courriels par mois\u00a0: nouveautés, offres et conseils de préparation.',
      ],
      label: 'Voir les nouveautés',
      reason: `Vous recevez ce courriel parce que vous êtes abonné à l’infolettre de ${SHOP.name}.`,
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
export function composeAlert(
  alert: StockAlert,
  product: Pick<CatalogProduct, 'code' | 'name'>,
  config: Origins,
): MailMessage {
  const { id, email, language, variantCode } = alert;
  const site = alert.site as SiteId;
  const { name } = marked({ name: product.name[language] ?? product.name.en });
  const texts = {
    en: {
      subject: `${name} is back in stock`,
      paragraphs: [
        `${name} is back in stock. You asked us to let you know.`,
        'We write in the order people asked, and cannot hold one for you.',
      ],
      label: `Go to ${name}`,
      reason: 'You get this one e-mail because you asked for it on our site.',
    },
    fr: {
      subject: `De retour en stock\u00a0: ${name}`,
      paragraphs: [
        `De retour en stock\u00a0: ${name}. Vous nous aviez demandé de vous aviser.`,
        'Nous écrivons dans l’ordre des demandes. Nous ne pouvons pas mettre l’article de côté.',
      ],
      label: `Voir ${name}`,
      reason: 'Vous recevez ce seul courriel parce que vous l’avez demandé sur notre site.',
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
  const { id, orderCode, language } = message;
  const { name, email, topic } = marked({ name: message.name, email: message.email, topic: message.topic });
  const about = marked({ order: orderCode, language: language === 'fr' ? 'French' : 'English' });
  const from = marked({ site: message.site, at: message.createdAt });
  const letter = renderEmail({
    ...{ id: `contact-${id}`, site: message.site as SiteId, language: 'en', to },
    subject: `Contact form: ${topic}${orderCode ? `, order ${about.order}` : ''}`,
    paragraphs: [
      `From ${name}, ${email}, in ${about.language}.`,
      ...message.message.split(/\r?\n+/).map((line) => marked({ message: line }).message),
    ],
    reason: `Sent with the contact form of ${from.site} at ${from.at}. Answer this e-mail to answer ${name}.`,
  });
  return { ...letter, replyTo: message.email };
}

/**
 * Tells the visitor that the message is here. It quotes nothing: the address was typed by whoever filled the form, and a
 * stranger's words must not travel under our name.
 */
export function composeReceipt({ id, email, language, ...message }: ContactMessage): MailMessage {
  const texts = {
    en: {
      subject: 'We received your message',
      paragraphs: ['Thank you for writing. We reply within 24 to 48 hours, usually sooner.'],
      reason: 'You get this e-mail because your address was entered in our contact form.',
    },
    fr: {
      subject: 'Nous avons reçu votre message',
      paragraphs: ['Merci de nous avoir écrit. Nous répondons en 24 à 48 heures, souvent plus tôt.'],
      reason: 'Vous recevez ce courriel parce que votre adresse a été saisie dans notre formulaire.',
    },
  }[language];
  return renderEmail({
    ...{ id: `contact-receipt-${id}`, site: message.site as SiteId, language, to: email },
    ...texts,
  });
}
