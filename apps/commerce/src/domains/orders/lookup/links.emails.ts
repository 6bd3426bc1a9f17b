import { type Language, SITES } from '@crema/brands';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
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
  const { name } = SITES[site];
  const words = french ? FRENCH : ENGLISH;
  return renderEmail({
    ...{ id, site, language, to: email },
    subject: words.subject(code),
    paragraphs: [token ? words.guest : words.customer, words.notYou],
    action: { label: words.label, url },
    reason: words.reason(name),
  });
}

const ENGLISH = {
  subject: (code: string) => `Your order ${code}`,
  guest:
    'Here is the way to your order. The link is good for one hour, once; there you can also add the order to an account.',
  customer: 'This order belongs to your account. Log in to see it.',
  notYou: 'If you did not ask for it, do nothing.',
  label: 'See your order',
  reason: (name: string) => `You get this e-mail because the number of your order was entered at ${name}.`,
};

const FRENCH: typeof ENGLISH = {
  subject: (code) => `Votre commande ${code}`,
  guest:
    'Voici le chemin vers votre commande. Le lien est valable une heure, une seule fois; vous pourrez aussi y ajouter la commande à un compte.',
  customer: 'Cette commande fait partie de votre compte. Ouvrez une session pour la voir.',
  notYou: 'Si vous ne l’avez pas demandé, ne faites rien.',
  label: 'Voir votre commande',
  reason: (name) =>
    `Vous recevez ce courriel parce que le numéro de votre commande a été saisi chez ${name}.`,
};
