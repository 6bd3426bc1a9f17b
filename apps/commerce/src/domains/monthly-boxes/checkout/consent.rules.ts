import { createHash } from 'node:crypto';
import { type Language, SITES, type SiteId } from '@crema/brands';
import { spokenDay } from '#domains/auto-delivery/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
import { nameOfDay } from '../monthly-boxes.messages.ts';
import type { AttachedBox, BoxTerms } from '../monthly-boxes.types.ts';
import { comingMonth } from '../subscription/schedule.rules.ts';

/** Increase it whenever the wording changes; the rest of the version is a hash of what is filled in. */
const WORDING = '2026-11';

/** The terms: the text beside the checkbox, and the version that the order must name. */
export interface ConsentTerms {
  version: string;
  text: string;
  /** The first day on which it is billed by itself; absent for a gift. */
  nextBilling?: Day;
  /** Of a month before tax; of all months of a gift. In minor units. */
  total: number;
}

interface Filled {
  site: SiteId;
  /** The site’s name as shoppers read it. */
  shopName: string;
  box: AttachedBox;
  terms: BoxTerms;
  today: Day;
  /** Of a month, in minor units before tax. */
  fixed: number;
  surcharge: number;
  cutOffHours: number;
  noticeDays: number;
}

/** What a shopper agrees to, filled in. */
export function consentTerms(filled: Filled, language: Language): ConsentTerms {
  const text = filled.box.gift ? giftText(filled, language) : boxText(filled, language);
  const stamp = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const { site, box, today, fixed, surcharge, cutOffHours } = filled;
  return {
    version: `${WORDING}.${stamp}`,
    text,
    total: (fixed + surcharge) * (box.gift?.months ?? 1),
    ...(box.gift ? {} : { nextBilling: comingMonth(site, today, 1, cutOffHours).nextDate }),
  };
}

function boxText(
  { site, shopName, box, terms, today, fixed, surcharge, cutOffHours, noticeDays }: Filled,
  language: Language,
): string {
  const price = (minor: number) => toPrice(minor, SITES[site].currency, language).formattedValue;
  const { nextDate } = comingMonth(site, today, 1, cutOffHours);
  const [next, locked] = [nextDate, terms.lockedUntil].map((day) => spokenDay({ site }, day, language));
  const on = nameOfDay(Number(today.slice(8)), language);
  const now = price(fixed + surcharge);
  return say(
    language,
    `I agree to a monthly box of ${box.boxes} boxes by ${shopName}. My card is charged ${now} plus taxes today, then ${price(fixed)} plus taxes each month on ${on}, for the first time on ${next}, shipping included, until I cancel. A premium box that I choose adds what is shown beside it. The price stays until ${locked}; I am told of a new one ${noticeDays} days before. A month for which I choose nothing is filled for me at no extra. I can choose, skip, change the size or cancel online under Monthly box in my account until ${cutOffHours} hours before a box is billed. Cancelling is free and takes one step.`,
    `J’accepte une boîte du mois de ${box.boxes} boîtes de ${shopName}. Ma carte est débitée de ${now} plus taxes aujourd’hui, puis de ${price(fixed)} plus taxes chaque mois, ${on}, la première fois le ${next}, livraison comprise, jusqu’à ce que j’annule. Une boîte supérieure que je choisis ajoute le montant affiché à côté d’elle. Le prix reste le même jusqu’au ${locked}; on m’informe d’un nouveau prix ${noticeDays} jours avant. Un mois pour lequel je ne choisis rien est composé pour moi sans supplément. Je peux choisir, sauter, changer la taille ou annuler en ligne sous Boîte du mois dans mon compte jusqu’à ${cutOffHours} heures avant la facturation. Annuler est gratuit et se fait en une étape.`,
  );
}

function giftText({ site, box, fixed }: Filled, language: Language): string {
  const { months = 0, startsOn = '' } = box.gift ?? {};
  const total = toPrice(fixed * months, SITES[site].currency, language).formattedValue;
  const from = spokenDay({ site }, startsOn, language);
  return say(
    language,
    `I give a monthly box of ${box.boxes} boxes for ${months} months. My card is charged ${total} plus taxes once, today, shipping included. The first box is made on ${from}, then one each month. It does not renew. I can change what is in it under Monthly box in my account.`,
    `J’offre une boîte du mois de ${box.boxes} boîtes pendant ${months} mois. Ma carte est débitée de ${total} plus taxes une seule fois, aujourd’hui, livraison comprise. La première boîte est préparée le ${from}, puis une chaque mois. Rien ne se renouvelle. Je peux en changer le contenu sous Boîte du mois dans mon compte.`,
  );
}
