/** Sentences of campaigns and monthly boxes, in English and French. */
import type { Language } from '@crema/brands';
import type { Day } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
import { type Campaign, type CampaignCode, unitOf } from './campaigns.types.ts';

type Texts = readonly [en: string, fr: string];

const NAMES: Record<CampaignCode, Texts> = {
  KSKLITE: ['Starter kit, light', 'Trousse de départ légère'],
  FIFTYPERCENTBREWER: ['Half-price brewer', 'Cafetière à moitié prix'],
  BBAD: ['Brewer with auto-delivery', 'Cafetière avec livraison automatique'],
  KSKBBAD: ['Starter kit', 'Trousse de départ'],
  KSKBBADSCH: ['Starter kit with a later start', 'Trousse de départ à date choisie'],
  FREEBREWER: ['Free brewer', 'Cafetière gratuite'],
  AFHKBBFREE: ['Free office brewer', 'Cafetière de bureau gratuite'],
  AFHKBBPLATINUM: ['Half-price office brewer', 'Cafetière de bureau à moitié prix'],
  AFHSUBSCRIPTION: ['Office coffee on a schedule', 'Café de bureau à intervalle régulier'],
  ADF: ['First auto-delivery', 'Première livraison automatique'],
  CVP: ['Value packs', 'Formats économiques'],
  CVPAD: ['Value packs on auto-delivery', 'Formats économiques en livraison automatique'],
  MONTHLY_FIXED_PRICE: ['Monthly box', 'Boîte du mois'],
};

/** What each campaign is for: its numbers are the merchant's, and may be another one’s as well. */
const SUMMARIES: Record<CampaignCode, Texts> = {
  KSKLITE: ['A small promise, for a smaller saving.', 'Un petit engagement, pour un plus petit rabais.'],
  FIFTYPERCENTBREWER: [
    'Any brewer of this kit at half its price.',
    'Toute cafetière de cette trousse à moitié prix.',
  ],
  BBAD: [
    'For a brewer that joins what you already drink.',
    'Pour une cafetière qui s’ajoute à ce que vous buvez déjà.',
  ],
  KSKBBAD: ['A brewer and your first boxes together.', 'Une cafetière et vos premières boîtes, ensemble.'],
  KSKBBADSCH: [
    'Choose now, and set the day on which later orders begin.',
    'Choisissez maintenant et fixez le jour où commencent les commandes suivantes.',
  ],
  FREEBREWER: [
    'You choose the coffee, the brewer is free.',
    'Vous choisissez le café, la cafetière est gratuite.',
  ],
  AFHKBBFREE: ['A free brewer for a team.', 'Une cafetière gratuite pour une équipe.'],
  AFHKBBPLATINUM: ['Larger brewers, at half the price.', 'De plus grandes cafetières, à moitié prix.'],
  AFHSUBSCRIPTION: [
    'What the office drinks, as often as you choose.',
    'Ce que boit le bureau, aussi souvent que vous le choisissez.',
  ],
  ADF: [
    'Auto-delivery without a brewer or a commitment.',
    'La livraison automatique, sans cafetière ni engagement.',
  ],
  CVP: ['Large boxes, for less per pod.', 'De grandes boîtes, pour moins cher la capsule.'],
  CVPAD: [
    'Large boxes on auto-delivery, for less per pod.',
    'De grandes boîtes en livraison automatique, pour moins cher la capsule.',
  ],
  MONTHLY_FIXED_PRICE: [
    'One price a month for pods of your choice.',
    'Un prix par mois pour des capsules de votre choix.',
  ],
};

export const summaryOf = (code: CampaignCode, language: Language): string =>
  say(language, ...SUMMARIES[code]);

export const nameOf = (code: CampaignCode, language: Language): string => say(language, ...NAMES[code]);

/** “4 boxes”, “1 caisse”. */
export function units(language: Language, unit: 'box' | 'case', count: number): string {
  const one = count === 1 || (language === 'fr' && count === 0);
  if (unit === 'box') return `${count} ${say(language, one ? 'box' : 'boxes', one ? 'boîte' : 'boîtes')}`;
  return `${count} ${say(language, one ? 'case' : 'cases', one ? 'caisse' : 'caisses')}`;
}

/** A step of the buying guide. */
interface GuideStep {
  code: 'brewer' | 'products' | 'rhythm' | 'commitment' | 'earlyEnd';
  title: string;
  text: string;
}

/** What the buying guide says of a campaign; every number in it is the site's. */
export function guideOf(campaign: Campaign, language: Language, returnDays: number): GuideStep[] {
  const { percent, commitment, months, least } = campaign;
  const [of, inAll] = [
    units(language, unitOf(campaign), least),
    units(language, unitOf(campaign), commitment),
  ];
  const brewer = (): GuideStep => ({
    code: 'brewer',
    title: say(language, 'Choose your brewer', 'Choisissez votre cafetière'),
    text:
      percent === 100
        ? say(language, 'The brewer is free with this offer.', 'La cafetière est gratuite avec cette offre.')
        : say(
            language,
            `The brewer costs ${percent}% less than its list price.`,
            `La cafetière coûte ${percent}\u00a0% de moins que son prix courant.`,
          ),
  });
  const steps: GuideStep[] = [
    {
      code: 'products',
      title: say(language, 'Choose what you drink', 'Choisissez ce que vous buvez'),
      text: say(
        language,
        `Each order has at least ${of}, in any mix.`,
        `Chaque commande compte au moins ${of}, au choix.`,
      ),
    },
    {
      code: 'rhythm',
      title: say(language, 'Choose how often', 'Choisissez la fréquence'),
      text: say(
        language,
        'You can skip, move or change an order until the day before it is made.',
        'Vous pouvez sauter, déplacer ou modifier une commande jusqu’à la veille.',
      ),
    },
  ];
  if (percent !== undefined) steps.unshift(brewer());
  if (commitment > 0) steps.push(...promises(campaign, language, inAll, months, returnDays));
  return steps;
}

const promises = (
  { earlyEnd }: Campaign,
  language: Language,
  inAll: string,
  months: number,
  returnDays: number,
): GuideStep[] => [
  {
    code: 'commitment',
    title: say(language, 'What you commit to', 'Votre engagement'),
    text: say(
      language,
      `You buy ${inAll} within ${months} months. Premium brewers require more.`,
      `Vous achetez ${inAll} en ${months} mois. Les cafetières haut de gamme en demandent plus.`,
    ),
  },
  {
    code: 'earlyEnd',
    title: say(language, 'Ending early', 'Mettre fin plus tôt'),
    text:
      earlyEnd === 'FULL'
        ? say(
            language,
            `You pay back the brewer discount, or nothing if you return the brewer within ${returnDays} days.`,
            `Vous remboursez le rabais de la cafetière, ou rien si vous la retournez en ${returnDays} jours.`,
          )
        : say(
            language,
            `You pay back the remaining share of the brewer discount, or nothing if you return the brewer within ${returnDays} days.`,
            `Vous remboursez la part restante du rabais de la cafetière, ou rien si vous la retournez en ${returnDays} jours.`,
          ),
  },
];

const QUESTIONS: Record<'beverageType' | 'roast' | 'flavour' | 'caffeine', Texts> = {
  beverageType: ['What do you drink?', 'Que buvez-vous?'],
  roast: ['Which roast do you like?', 'Quelle torréfaction aimez-vous?'],
  flavour: ['Which taste do you like?', 'Quelle saveur aimez-vous?'],
  caffeine: ['How much caffeine?', 'Combien de caféine?'],
};
export type Question = keyof typeof QUESTIONS;
export const QUESTION_CODES = ['beverageType', 'roast', 'flavour', 'caffeine'] as const satisfies Question[];

export const questionText = (code: Question, language: Language): string => say(language, ...QUESTIONS[code]);

/** “January 4, 2028”, « 4 janvier 2028 ». */
export const spokenDay = (day: Day, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language === 'fr' ? 'fr-CA' : 'en-US', {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' },
  });
