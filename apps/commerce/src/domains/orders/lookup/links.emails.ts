import type { Language } from '@crema/brands';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
import type { Order } from '../orders.types.ts';

interface LinkEmailInput {
  /** The same for the same email, however often it is sent. */
  id: string;
  /** Of who asked. */
  language: Language;
  order: Pick<Order, 'code' | 'email' | 'site'>;
  /** Of the link; behind `#`, which browsers keep to themselves. Absent: the order is a customer's. */
  token?: string;
}

/** The email that leads back to an order. */
export function composeLinkEmail(
  { id, language, order: { code, email, site }, token }: LinkEmailInput,
  config: Pick<Config, 'siteHosts' | 'port'>,
): MailMessage {
  const french = language === 'fr';
  const path = token ? `/find-order/link#${token}` : `/account/orders/${code}`;
  const url = pageUrl(config, site, language, path);
  const { name } = SHOP;
  const words = french ? FRENCH : ENGLISH;
  return renderEmail({
    ...{ id, site, language, to: email },
    subject: words.subject(marked({ code }).code),
    paragraphs: [token ? words.guest : words.customer, words.notYou],
    action: { label: words.label, url },
    reason: words.reason(name),
  });
}

const ENGLISH = {
  subject: (code: string) => `Link to your order ${code}`,
  guest:
    'Open the link to see your order. It works once, within one hour. You can also add the order to an account there.',
  customer: 'This order belongs to your account. Log in to see it.',
  notYou: 'If you did not ask for this, do nothing.',
  label: 'See your order',
  reason: (name: string) => `You get this e-mail because the number of your order was entered at ${name}.`,
};

const FRENCH: typeof ENGLISH = {
  subject: (code) => `Lien vers votre commande ${code}`,
  guest:
    'Ouvrez le lien pour voir votre commande. Il est valable une heure, une seule fois. Vous pourrez aussi y ajouter la commande à un compte.',
  customer: 'Cette commande fait partie de votre compte. Connectez-vous pour la voir.',
  notYou: 'Si vous ne l’avez pas demandé, ne faites rien.',
  label: 'Voir votre commande',
  reason: (name) =>
    `Vous recevez ce courriel parce que le numéro de votre commande a été saisi chez ${name}.`,
};
