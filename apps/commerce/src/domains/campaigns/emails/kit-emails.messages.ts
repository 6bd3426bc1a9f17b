/** What mails about commitments say, in English and French. */
import type { Language } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { type Day, daysBetween } from '#platform/clock/index.ts';
import { spokenDay, units } from '../campaigns.messages.ts';
import type { Kit } from '../commitments/commitments.types.ts';
import { progress } from '../commitments/progress.rules.ts';

export type KitMail = 'begun' | 'progress' | 'warning' | 'met' | 'ended' | 'declined';

interface Texts {
  subject: string;
  paragraphs: string[];
  action: string;
  reason: string;
}

/** What is known beside the kit. `cost`: of ending it now. */
interface About {
  cost: number;
  today: Day;
  retryOn?: Day;
}

/** The texts of one mail. */
export const textsOf = (kind: KitMail, language: Language, kit: Kit, about: About): Texts =>
  (language === 'fr' ? french : english)(kind, kit, about);

function wordsOf(language: Language, kit: Kit, { cost, today, retryOn }: About) {
  const unit = kit.terms.casePods === undefined ? 'box' : 'case';
  const { done, owed, committed } = progress(kit);
  const price = (minor: number) => toPrice(minor, kit.currency, language).formattedValue;
  return {
    ...{
      done,
      brewer: kit.brewer.name,
      all: units(language, unit, committed),
      left: units(language, unit, owed),
    },
    ...{ by: spokenDay(kit.deadline, language), cost: price(cost), charged: price(kit.endAmount ?? 0) },
    daysLeft: daysBetween(today, kit.deadline),
    retry: retryOn && spokenDay(retryOn, language),
  };
}

function english(kind: KitMail, kit: Kit, about: About): Texts {
  const { done, brewer, all, left, by, cost, charged, daysLeft, retry } = wordsOf('en', kit, about);
  const quote = `Ending the commitment today would cost ${cost}. You see this at any time in your account.`;
  const texts: Record<KitMail, { subject: string; paragraphs: string[] }> = {
    begun: {
      subject: `Your ${brewer}, and ${all} by ${by}`,
      paragraphs: [`Your kit is ordered. You have committed to ${all} on auto-delivery by ${by}.`, quote],
    },
    progress: {
      subject: `${done} of ${all} by ${by}`,
      paragraphs: [`${done} of ${all} are sent; ${left} to go by ${by}.`, quote],
    },
    warning: {
      subject: `${daysLeft} days left for ${left}`,
      paragraphs: [
        `${done} of ${all} are sent. Have the other ${left} sent by ${by} and nothing is owed; after that your card is charged ${cost}.`,
        'You can have an order made at once, or add to the next one, under Auto-delivery.',
      ],
    },
    met: {
      subject: `Done: your ${brewer} is yours`,
      paragraphs: [`All ${all} are sent. Your commitment is met, and nothing more is owed.`],
    },
    ended: {
      subject: 'Your commitment has ended',
      paragraphs: [
        kit.endAmount
          ? `The commitment of your ${brewer} has ended after ${done} of ${all}. Your card is charged ${charged}.`
          : `The commitment of your ${brewer} has ended after ${done} of ${all}. Nothing is charged.`,
      ],
    },
    declined: {
      subject: `We could not charge ${charged}`,
      paragraphs: [
        `Your card was declined for what ending your commitment costs, ${charged}.`,
        retry
          ? `We try again on ${retry}. You can choose another card under Auto-delivery.`
          : 'Customer service will get in touch with you.',
      ],
    },
  };
  return {
    ...texts[kind],
    action: 'See your commitment',
    reason: 'You get this e-mail because you ordered a kit.',
  };
}

function french(kind: KitMail, kit: Kit, about: About): Texts {
  const { done, brewer, all, left, by, cost, charged, daysLeft, retry } = wordsOf('fr', kit, about);
  const quote = `Y mettre fin aujourd’hui coûterait ${cost}. Votre compte l’indique à tout moment.`;
  const texts: Record<KitMail, { subject: string; paragraphs: string[] }> = {
    begun: {
      subject: `${brewer}, et ${all} d’ici le ${by}`,
      paragraphs: [
        `Votre trousse est commandée. Vous vous êtes engagé à ${all} en livraison automatique d’ici le ${by}.`,
        quote,
      ],
    },
    progress: {
      subject: `${done} sur ${all} d’ici le ${by}`,
      paragraphs: [`${done} sur ${all} sont expédiées\u00a0; il en reste ${left} d’ici le ${by}.`, quote],
    },
    warning: {
      subject: `Encore ${daysLeft} jours pour ${left}`,
      paragraphs: [
        `${done} sur ${all} sont expédiées. Si le reste (${left}) part d’ici le ${by}, vous ne devez rien\u00a0; ensuite, votre carte est débitée de ${cost}.`,
        'Sous Livraison automatique, vous pouvez demander une commande immédiate ou ajouter à la prochaine.',
      ],
    },
    met: {
      subject: `C’est fait\u00a0: ${brewer} est à vous`,
      paragraphs: [
        `Vos ${all} sont toutes expédiées. Votre engagement est rempli, et vous ne devez plus rien.`,
      ],
    },
    ended: {
      subject: 'Votre engagement a pris fin',
      paragraphs: [
        kit.endAmount
          ? `L’engagement pour ${brewer} a pris fin après ${done} sur ${all}. Votre carte est débitée de ${charged}.`
          : `L’engagement pour ${brewer} a pris fin après ${done} sur ${all}. Rien n’est débité.`,
      ],
    },
    declined: {
      subject: `Nous n’avons pas pu débiter ${charged}`,
      paragraphs: [
        `Votre carte a été refusée pour le montant de la fin de votre engagement, ${charged}.`,
        retry
          ? `Nous réessaierons le ${retry}. Vous pouvez choisir une autre carte sous Livraison automatique.`
          : 'Le service à la clientèle communiquera avec vous.',
      ],
    },
  };
  return {
    ...texts[kind],
    action: 'Voir votre engagement',
    reason: 'Vous recevez ce courriel parce que vous avez commandé une trousse.',
  };
}
