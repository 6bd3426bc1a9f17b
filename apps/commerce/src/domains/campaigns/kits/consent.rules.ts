/** What a shopper agrees to before a kit is ordered. Pure. */
import { createHash } from 'node:crypto';
import { type Language, SITES, type SiteId } from '@crema/brands';
import { type Minor, toPrice } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
import { spokenDay, units } from '../campaigns.messages.ts';
import type { KitTerms } from '../commitments/commitments.types.ts';

/** Increase it whenever the wording changes; the rest of the version is a hash of what is filled in. */
const WORDING = '2027-01';

/** What the text is filled in with. */
export interface Agreed {
  site: SiteId;
  brewer: string;
  listPrice: Minor;
  paid: Minor;
  deadline: Day;
  terms: Pick<KitTerms, 'committed' | 'casePods' | 'earlyEnd' | 'returnDays'>;
}

/** The text beside the checkbox, and its version. */
export function consentTo(agreed: Agreed, language: Language): { version: string; text: string } {
  const text = textOf(agreed, language);
  const stamp = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { version: `${WORDING}.${stamp}`, text };
}

function textOf({ site, brewer, listPrice, paid, deadline, terms }: Agreed, language: Language): string {
  const { committed, earlyEnd, returnDays, casePods } = terms;
  const price = (minor: Minor) => toPrice(minor, SITES[site].currency, language).formattedValue;
  const all = units(language, casePods === undefined ? 'box' : 'case', committed);
  const by = spokenDay(deadline, language);
  const reduced = price(listPrice - paid);
  const share =
    earlyEnd === 'FULL'
      ? say(language, `I pay ${reduced}`, `je paie ${reduced}`)
      : say(
          language,
          `I pay the share of ${reduced} that I still owe: ${price(Math.round((listPrice - paid) / committed))} for each of the ${all} not yet sent, all of it today`,
          `je paie la part de ${reduced} que je dois encore\u00a0: ${price(Math.round((listPrice - paid) / committed))} pour chacune des ${all} non expédiées, la totalité aujourd’hui`,
        );
  return say(
    language,
    `I get the ${brewer} for ${price(paid)} instead of ${price(listPrice)}, and commit to buying ${all} on auto-delivery by ${by}. If I end this earlier, or have bought fewer by then, ${share}, charged to the card of my auto-delivery. I pay nothing once they are all sent, or if the brewer comes back within ${returnDays} days. I see at any time in my account what ending would cost. Days on which nothing of it can be bought move the date.`,
    `J’obtiens ${brewer} à ${price(paid)} au lieu de ${price(listPrice)}, et je m’engage à acheter ${all} en livraison automatique d’ici le ${by}. Si j’y mets fin plus tôt, ou si j’en ai acheté moins à cette date, ${share}, sur la carte de ma livraison automatique. Je ne paie rien une fois qu’elles sont toutes expédiées, ou si la cafetière revient dans les ${returnDays} jours. Mon compte indique à tout moment ce que coûterait la fin. Les jours où rien ne peut être acheté reportent la date.`,
  );
}
