/** What a commitment is to the auto-delivery that came with it. */
import { type Language, SITES } from '@crema/brands';
import type { SubscriptionCommitment } from '#domains/auto-delivery/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { addDays, dayOf } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { spokenDay, units } from '../campaigns.messages.ts';
import type { Kit } from '../commitments/commitments.types.ts';
import { endingCosts, mayReturn, progress } from '../commitments/progress.rules.ts';

/** Undefined where ending it costs nothing, or is not the customer's to pay any more. */
export function told(
  { catalog, clock }: Pick<KitNeeds, 'catalog' | 'clock'>,
  kit: Kit,
  language: Language,
): SubscriptionCommitment | undefined {
  const amount = kit.endAmount ?? endingCosts(kit);
  if (amount === 0) return undefined;
  const price = (minor: number) => toPrice(minor, kit.currency, language);
  const cost = price(amount);
  if (kit.status !== 'running') return { told: endedSentence(language, cost.formattedValue) };
  const { terms, brewer, deadline } = kit;
  const { done, owed } = progress(kit);
  const current = catalog.variant(kit.site, brewer.code)?.name;
  const left = units(language, terms.casePods === undefined ? 'box' : 'case', owed);
  return {
    told: openSentence(language, left, spokenDay(deadline, language), cost.formattedValue),
    open: {
      name: current?.[language] ?? current?.en ?? brewer.name,
      ...{ weightDone: done, weightOwed: owed, weightCommitted: terms.committed },
      unit: terms.casePods === undefined ? 'boxes' : 'cases',
      deadline,
      ...returnOf(kit, dayOf(clock.now(), SITES[kit.site].timeZone)),
      earlyEnd: {
        ...{ kind: terms.earlyEnd, amount: cost },
        ...{ list: price(kit.listPrice), paid: price(kit.paid) },
      },
    },
  };
}

const returnOf = (kit: Kit, today: string): { returnBy?: string } =>
  mayReturn(kit, today) ? { returnBy: addDays(kit.arrivedOn ?? kit.begunOn, kit.terms.returnDays) } : {};

const endedSentence = (language: Language, cost: string): string =>
  say(
    language,
    `The commitment of your starter kit has ended, and ${cost} is charged to your card.`,
    `L’engagement de votre trousse de départ a pris fin, et ${cost} sont débités de votre carte.`,
  );

const openSentence = (language: Language, left: string, by: string, cost: string): string =>
  say(
    language,
    `The commitment of your starter kit goes on: ${left} to buy by ${by}. For what is missing then, your card is charged ${cost} at most.`,
    `L’engagement de votre trousse de départ continue\u00a0: ${left} à acheter d’ici le ${by}. Pour ce qui manquera alors, votre carte sera débitée d’au plus ${cost}.`,
  );
