import type { Language, SiteId } from '@crema/brands';
import { spokenInstant } from '#domains/auto-delivery/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { marked } from '#platform/mail/facts.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
import type { Email, NewEmail } from '#platform/outbox/index.ts';
import type { BoxesRepository } from '../subscription/boxes.repository.ts';

const KIND = 'monthly-box-begun';

interface ConsentData {
  orderCode: string;
}

/** The mail with the text that a customer agreed to, for the outbox. */
export const consentEmail = ({
  orderCode,
  ...to
}: {
  site: SiteId;
  language: Language;
  email: string;
  customerId: string;
  orderCode: string;
}): NewEmail<ConsentData> => ({ id: `${KIND}-${orderCode}`, kind: KIND, ...to, data: { orderCode } });

/** Declares what composes it. */
export function composeConsents(
  { config, outbox }: Pick<Platform, 'config' | 'outbox'>,
  repository: Pick<BoxesRepository, 'consentOf'>,
): void {
  outbox.define<ConsentData>(KIND, async ({ orderCode }, { id, email, site, language }) => {
    const consent = await repository.consentOf(orderCode);
    if (!consent) return undefined;
    const at = spokenInstant({ site }, new Date(consent.acceptedAt), language);
    return compose({ orderCode, at, text: consent.text }, { id, email, site, language });
  });
  const compose = (
    given: { orderCode: string; at: string; text: string },
    { id, email, site, language }: Pick<Email, 'id' | 'email' | 'site' | 'language'>,
  ) => {
    const { orderCode, at, text } = marked(given);
    return renderEmail({
      ...{ id, site, language, to: email },
      subject: say(language, 'Your monthly box has started', 'Votre boîte du mois commence'),
      paragraphs: [
        say(
          language,
          `Thank you. Your first boxes come with order ${orderCode}. On ${at} you agreed to the following. Please keep this e-mail.`,
          `Merci. Vos premières boîtes arrivent avec la commande ${orderCode}. Le ${at}, vous avez accepté ce qui suit. Veuillez conserver ce courriel.`,
        ),
        text,
      ],
      action: {
        label: say(language, 'Choose, change or cancel', 'Choisir, modifier ou annuler'),
        url: pageUrl(config, site, language, '/account/boxes'),
      },
      reason: say(
        language,
        `You get this e-mail because you started a monthly box by ${SHOP.name}.`,
        `Vous recevez ce courriel parce que vous avez commencé une boîte du mois de ${SHOP.name}.`,
      ),
    });
  };
  outbox.texts.describe(KIND, (site, language) => [
    compose(
      {
        ...{
          orderCode: 'C0123456789',
          at: spokenInstant({ site }, new Date('2027-03-01T15:00:00Z'), language),
        },
        text: say(language, 'I agree to a monthly box.', 'J’accepte une boîte du mois.'),
      },
      { id: 'sample', email: 'ada@example.com', site, language },
    ),
  ]);
}
