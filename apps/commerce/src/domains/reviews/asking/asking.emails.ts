import type { Language, SiteId } from '@crema/brands';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';

export const requestId = (order: string): string => `review-request-${order}`;

/** Most products that the mail names. */
const NAMED = 3;

interface Asked {
  /** Of the order. */
  code: string;
  site: SiteId;
  language: Language;
  firstName: string;
  /** Names of what there is to review. */
  products: readonly string[];
}

interface Sending {
  to: string;
  token: string;
  unsubscribe: { url: string; oneClickUrl: string };
}

/** The one mail that asks for reviews of an order. The token is in the fragment of its link, which no log holds. */
export function composeRequest(
  { code, site, language, ...asked }: Asked,
  { to, token, unsubscribe }: Sending,
  config: Pick<Config, 'siteHosts' | 'port'>,
): MailMessage {
  const shop = SHOP.name;
  const list = new Intl.ListFormat(language === 'fr' ? 'fr-CA' : 'en', { type: 'conjunction' });
  const { name, products } = marked({
    name: asked.firstName,
    products: list.format(asked.products.slice(0, NAMED)),
  });
  const texts = {
    en: {
      subject: `How was it, ${name}?`,
      paragraphs: [
        `Your order from ${shop} has been with you for a while: ${products}.`,
        'Tell others what you think of it. Stars are enough; a few words help more. It takes a minute, and you need not log in.',
      ],
      label: 'Write a review',
      reason: `You get this one e-mail because you ordered from ${shop}. The link is for you and can be used for 60 days.`,
      end: 'No such e-mails any more',
    },
    fr: {
      subject: `Alors, ${name}, c’était comment?`,
      paragraphs: [
        `Vous avez reçu votre commande de ${shop} il y a quelque temps\u00a0: ${products}.`,
        'Dites aux autres ce que vous en pensez. Des étoiles suffisent; quelques mots aident davantage. Cela prend une minute, sans connexion.',
      ],
      label: 'Donner mon avis',
      reason: `Vous recevez ce seul courriel parce que vous avez commandé chez ${shop}. Le lien vous est destiné et sert pendant 60 jours.`,
      end: 'Ne plus recevoir ces courriels',
    },
  }[language];
  const { label, end, ...rest } = texts;
  return renderEmail({
    ...{ id: requestId(code), site, language, to, ...rest },
    action: { label, url: pageUrl(config, site, language, `/review#${token}`) },
    unsubscribe: { label: end, ...unsubscribe },
  });
}
