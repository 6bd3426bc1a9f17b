import { spokenDay, spokenInstant } from '#domains/auto-delivery/index.ts';
import type { Order, OrderNote } from '#domains/orders/index.ts';
import { say } from '#platform/http/index.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { BOX } from '../monthly-boxes.types.ts';

/** What the confirmation of an order says of the box after it; nothing where none comes. */
export async function boxToCome(
  { repository }: Pick<BoxNeeds, 'repository'>,
  { code, language, lines }: Pick<Order, 'code' | 'language' | 'lines'>,
): Promise<OrderNote | undefined> {
  if (lines.every(({ priceKind }) => priceKind !== BOX)) return undefined;
  const [month] = await repository.monthsOfOrders([code]);
  const box = month && (await repository.byId(month.boxId));
  if (box?.status !== 'ACTIVE' || !box.nextDate || !box.cutOffAt) return undefined;
  const on = spokenDay(box, box.nextDate, language);
  const until = spokenInstant(box, box.cutOffAt, language);
  return {
    title: say(language, 'Your next monthly box', 'Votre prochaine boîte du mois'),
    sentences: [
      say(
        language,
        `It is made on ${on}. Until ${until} you can change the pods, skip it or cancel.`,
        `Elle est préparée le ${on}. Vous pouvez changer les capsules, la sauter ou annuler d’ici le ${until}.`,
      ),
    ],
  };
}
