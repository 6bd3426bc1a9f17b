import { type Language, SITES, type SiteId } from '@crema/brands';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
import type { Email } from '#platform/outbox/index.ts';

type Origins = Pick<Config, 'siteHosts' | 'port'>;

const dayIn = (language: Language, at: Date, site: SiteId): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en-US', {
    dateStyle: 'long',
    timeZone: SITES[site].timeZone,
  }).format(at);

/** Says that points are about to be lost, and how to keep them. */
export function composeExpiry(
  { id, site, language, email }: Pick<Email, 'id' | 'site' | 'language' | 'email'>,
  about: { points: number; expiresAt: Date },
  config: Origins,
): MailMessage {
  const { points, day } = marked({
    points: String(about.points),
    day: dayIn(language, about.expiresAt, site),
  });
  const texts = {
    en: {
      subject: `Your ${points} Perks points expire on ${day}`,
      paragraphs: [
        `You have ${points} Perks points. They expire on ${day}, because you have not earned or spent any for a long time.`,
        'Place an order or use a reward to keep them all.',
      ],
      label: 'See rewards',
      reason: `You get this e-mail because you are a member of Perks at ${SHOP.name}.`,
    },
    fr: {
      subject: `Vos ${points} points Privilèges expirent le ${day}`,
      paragraphs: [
        `Vous avez ${points} points Privilèges. Ils expirent le ${day}, faute d’achat ou d’échange depuis longtemps.`,
        'Passez une commande ou utilisez une récompense pour tous les conserver.',
      ],
      label: 'Voir les récompenses',
      reason: `Vous recevez ce courriel parce que vous êtes membre de Privilèges chez ${SHOP.name}.`,
    },
  }[language];
  const { label, ...rest } = texts;
  return renderEmail({
    ...{ id, site, language, to: email, ...rest },
    action: { label, url: pageUrl(config, site, language, '/perks') },
  });
}

/** The points of an order, for its confirmation. */
export function orderNote(
  language: Language,
  {
    earned,
    clearingDays,
    points,
    threshold,
  }: { earned: number; clearingDays: number; points: number; threshold: number },
) {
  const sentences = [
    ...(earned > 0
      ? [
          say(
            language,
            `This order earns you ${earned} points. You can spend them ${clearingDays} days after the whole order ships.`,
            `Cette commande vous rapporte ${earned} points. Vous pourrez les utiliser ${clearingDays} jours après l’expédition complète.`,
          ),
        ]
      : []),
    ...(points >= threshold
      ? [
          say(
            language,
            `You have ${points} points: enough for a free box.`,
            `Vous avez ${points} points\u00a0: de quoi obtenir une boîte gratuite.`,
          ),
        ]
      : []),
  ];
  return sentences.length > 0 ? { title: say(language, 'Perks', 'Privilèges'), sentences } : undefined;
}
