import { type Language, SITES } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { marked } from '#platform/mail/facts.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
import type { Email, NewEmail } from '#platform/outbox/index.ts';
import { type CardCodes, spoken } from '../codes.rules.ts';
import type { GiftCard } from '../gift-cards.types.ts';

// Not one of the mails that follow the buyer to another address.
const KIND = 'gift-card';

interface CardData {
  cardId: string;
  /** Number of the code, which is made when the mail is composed. */
  number: number;
  /** What is kept of it. */
  hash: string;
  /** Minor units. */
  amount: number;
  name: string;
  from: string;
  message: string;
}

/** The mail with a card's code, to whom it is given. */
export const cardEmail = (
  card: GiftCard,
  { number, hash }: { number: number; hash: string },
): NewEmail<CardData> => ({
  id: `${KIND}:${card.id}:${number}`,
  kind: KIND,
  ...{ site: card.site, language: card.language, email: card.recipientEmail },
  // It is the recipient's: it does not go with the buyer's account.
  data: {
    ...{ cardId: card.id, number, hash, amount: card.amount, name: card.recipientName ?? '' },
    ...{ from: card.senderName ?? '', message: card.message ?? '' },
  },
});

/** Declares what composes it. The buyer's words are quoted as plain text: the mail escapes them. */
export function composeCardEmail(
  { config, outbox }: Pick<Platform, 'config' | 'outbox'>,
  codes: CardCodes,
): void {
  const compose = (
    {
      code: made,
      amount,
      name,
      from,
      message,
    }: Omit<CardData, 'cardId' | 'number' | 'hash'> & { code: string },
    { id, email, site, language }: Pick<Email, 'id' | 'email' | 'site' | 'language'>,
  ) => {
    const code = spoken(made);
    const worth = toPrice(amount, SITES[site].currency, language).formattedValue;
    const facts = marked({ name, from, worth, code });
    return renderEmail({
      ...{ id, site, language, to: email },
      subject: subject(language, facts),
      paragraphs: [...greeting(language, facts), ...quoted(language, message), ...howTo(language, facts)],
      action: {
        label: say(language, 'See and print the card', 'Voir et imprimer la carte'),
        // Behind `#`, which browsers keep to themselves.
        url: `${pageUrl(config, site, language, '/gift-cards/balance')}#code=${made}`,
      },
      reason: say(
        language,
        'You get this e-mail because someone bought you a gift card.',
        'Vous recevez ce courriel parce que quelqu’un vous a acheté une carte-cadeau.',
      ),
    });
  };
  outbox.define<CardData>(KIND, ({ cardId, number, hash, ...said }, to) =>
    compose({ ...said, code: codes.again(cardId, number, hash) }, to),
  );
  outbox.texts.describe(KIND, (site, language) => {
    const to = { id: 'sample', email: 'ada@example.com', site, language };
    const card = { code: '0123456789ABCDEF', amount: 5000 };
    const message = say(language, 'Happy birthday!', 'Bonne fête!');
    return [
      compose({ ...card, name: 'Ada', from: 'Sam', message }, to),
      compose({ ...card, name: '', from: '', message: '' }, to),
    ];
  });
}

type Facts = Readonly<Record<'name' | 'from' | 'worth' | 'code', string>>;

const subject = (language: Language, { from, worth }: Facts): string =>
  from
    ? say(
        language,
        `${from} gives you a gift card of ${worth}`,
        `${from} vous offre une carte-cadeau de ${worth}`,
      )
    : say(language, `A gift card of ${worth} for you`, `Une carte-cadeau de ${worth} pour vous`);

const greeting = (language: Language, { name, from, worth }: Facts): string[] => [
  ...(name ? [say(language, `Hello ${name},`, `Bonjour ${name},`)] : []),
  from
    ? say(
        language,
        `${from} gives you ${worth} to spend at ${SHOP.name}.`,
        `${from} vous offre ${worth} à dépenser chez ${SHOP.name}.`,
      )
    : say(
        language,
        `Here is a gift card of ${worth} to spend at ${SHOP.name}.`,
        `Voici une carte-cadeau de ${worth} à dépenser chez ${SHOP.name}.`,
      ),
];

const quoted = (language: Language, message: string): string[] => {
  const lines = message
    .split('\n')
    .filter(Boolean)
    .map((line) => marked({ message: line }).message);
  return lines.length > 0 ? [say(language, 'Their message:', 'Son message\u00a0:'), ...lines] : [];
};

const howTo = (language: Language, { code }: Facts): string[] => [
  say(language, `Your code: ${code}`, `Votre code\u00a0: ${code}`),
  say(
    language,
    'Enter it in the cart or at checkout. It pays for one order or several, and never expires. Keep this e-mail: whoever has the code can spend the card.',
    'Entrez-le dans le panier ou au moment de payer. Il sert pour une ou plusieurs commandes et n’expire jamais. Gardez ce courriel\u00a0: toute personne qui a le code peut dépenser la carte.',
  ),
];
