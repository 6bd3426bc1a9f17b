/** What mails about commitments say, in English and French. */
import type { Language } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { type Day, daysBetween } from '#platform/clock/index.ts';
import { marked } from '#platform/mail/facts.ts';
import { spokenDay, units } from '../campaigns.messages.ts';
import type { Kit } from '../commitments/commitments.types.ts';
import { progress } from '../commitments/progress.rules.ts';

export type KitMail = 'begun' | 'progress' | 'warning' | 'met' | 'ended' | 'declined';

/** What a mail says of a kit. */
export type MailedKit = Pick<Kit, 'currency' | 'deadline' | 'endAmount' | 'counted'> & {
  brewer: Pick<Kit['brewer'], 'name'>;
  terms: Pick<Kit['terms'], 'committed' | 'casePods'>;
};

export interface KitTexts {
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
  /** The bank wants to hear the customer: no card was declined. */
  bankAsks?: boolean;
}

/** The texts of one mail. */
export const textsOf = (kind: KitMail, language: Language, kit: MailedKit, about: About): KitTexts =>
  (language === 'fr' ? french : english)(kind, kit, about);

function wordsOf(language: Language, kit: MailedKit, { cost, today, retryOn }: About) {
  const unit = kit.terms.casePods === undefined ? 'box' : 'case';
  const { done, owed, committed } = progress(kit);
  const price = (minor: number) => toPrice(minor, kit.currency, language).formattedValue;
  return marked({
    ...{
      done: String(done),
      brewer: kit.brewer.name,
      all: units(language, unit, committed),
      left: units(language, unit, owed),
    },
    ...{ by: spokenDay(kit.deadline, language), cost: price(cost), charged: price(kit.endAmount ?? 0) },
    daysLeft: String(daysBetween(today, kit.deadline)),
    retry: retryOn && spokenDay(retryOn, language),
  });
}

function english(kind: KitMail, kit: MailedKit, about: About): KitTexts {
  const { done, brewer, all, left, by, cost, charged, daysLeft, retry } = wordsOf('en', kit, about);
  const quote = `Ending the commitment today would cost ${cost}. Your account always shows this amount.`;
  const texts: Record<KitMail, { subject: string; paragraphs: string[] }> = {
    begun: {
      subject: `Your kit is ordered: ${brewer}, ${all} by ${by}`,
      paragraphs: [`Your kit is ordered. You agreed to buy ${all} on auto-delivery by ${by}.`, quote],
    },
    progress: {
      subject: `Your kit: ${done} of ${all} sent`,
      paragraphs: [`${done} of ${all} are sent. ${left} to go by ${by}.`, quote],
    },
    warning: {
      subject: `Your kit: ${daysLeft} days left for ${left}`,
      paragraphs: [
        `${done} of ${all} are sent. If the other ${left} are sent by ${by}, you owe nothing. After that we charge your card ${cost}.`,
        'Under Auto-delivery you can ship an order now or add to the next one.',
      ],
    },
    met: {
      subject: `Your commitment is complete: the ${brewer} is yours`,
      paragraphs: [`All ${all} are sent. Your commitment is complete, and you owe nothing.`],
    },
    ended: {
      subject: 'Your commitment has ended',
      paragraphs: [
        kit.endAmount
          ? `The commitment for your ${brewer} has ended after ${done} of ${all}. Your card is charged ${charged}.`
          : `The commitment for your ${brewer} has ended after ${done} of ${all}. Nothing is charged.`,
      ],
    },
    declined: {
      subject: `We could not charge ${charged}`,
      paragraphs: [
        about.bankAsks
          ? `The commitment for your ${brewer} has ended, which costs ${charged}. Your bank asks you to confirm payments with your card in person, so nothing was charged.`
          : `The commitment for your ${brewer} has ended, which costs ${charged}. Your card was declined, so nothing was charged.`,
        'Pay by the button below, with this card or another one. You need no password.',
        retry
          ? `Until then we try your card again, next on ${retry}.`
          : 'We do not try your card again. If you do not pay, customer service will contact you.',
      ],
    },
  };
  return {
    ...texts[kind],
    action: 'See your commitment',
    reason: 'You get this e-mail because you ordered a kit.',
  };
}

function french(kind: KitMail, kit: MailedKit, about: About): KitTexts {
  const { done, brewer, all, left, by, cost, charged, daysLeft, retry } = wordsOf('fr', kit, about);
  const quote = `Y mettre fin aujourd’hui coûterait ${cost}. Votre compte affiche toujours ce montant.`;
  const texts: Record<KitMail, { subject: string; paragraphs: string[] }> = {
    begun: {
      subject: `Votre trousse est commandée\u00a0: ${brewer}, ${all} d’ici le ${by}`,
      paragraphs: [
        `Votre trousse est commandée. Vous avez accepté d’acheter ${all} en livraison automatique d’ici le ${by}.`,
        quote,
      ],
    },
    progress: {
      subject: `Votre trousse\u00a0: ${done} sur ${all} expédiées`,
      paragraphs: [`${done} sur ${all} sont expédiées. Il en reste ${left} d’ici le ${by}.`, quote],
    },
    warning: {
      subject: `Votre trousse\u00a0: encore ${daysLeft} jours pour ${left}`,
      paragraphs: [
        `${done} sur ${all} sont expédiées. Si le reste (${left}) est expédié d’ici le ${by}, vous ne devez rien. Ensuite, nous débitons ${cost} de votre carte.`,
        'Sous Livraison automatique, vous pouvez expédier une commande maintenant ou ajouter à la prochaine.',
      ],
    },
    met: {
      subject: `Votre engagement est rempli\u00a0: ${brewer} est à vous`,
      paragraphs: [`Vos ${all} sont toutes expédiées. Votre engagement est rempli, et vous ne devez rien.`],
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
        about.bankAsks
          ? `L’engagement pour ${brewer} a pris fin, ce qui coûte ${charged}. Votre banque vous demande de confirmer vous-même les paiements par votre carte\u00a0: rien n’a donc été débité.`
          : `L’engagement pour ${brewer} a pris fin, ce qui coûte ${charged}. Votre carte a été refusée\u00a0: rien n’a donc été débité.`,
        'Payez au moyen du bouton ci-dessous, avec cette carte ou une autre. Aucun mot de passe n’est demandé.',
        retry
          ? `D’ici là, nous essayons de nouveau votre carte, la prochaine fois le ${retry}.`
          : 'Nous n’essayons plus votre carte. Sans paiement, le service à la clientèle communiquera avec vous.',
      ],
    },
  };
  return {
    ...texts[kind],
    action: 'Voir votre engagement',
    reason: 'Vous recevez ce courriel parce que vous avez commandé une trousse.',
  };
}
