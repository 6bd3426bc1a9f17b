import { pick, type Random } from '@crema/search/bench';
import { type KitBuyer, kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { OFFERS, type Offer, type PlainKit } from './plain.ts';
import type { KitShop } from './shop.ts';

/** A kit's owner, with the calls that he makes. */
export interface Owner extends PlainKit {
  buyer: KitBuyer;
}

/** What some campaigns may sell, as the shop is told and as it is counted here. */
export const limitsFor = (kits: number) => {
  const few = Math.max(2, Math.floor(kits / 10));
  return {
    stock: { KSKLITE: few } as Partial<Record<Offer, number>>,
    uses: { FIFTYPERCENTBREWER: few } as Partial<Record<Offer, number>>,
    money: { FREEBREWER: few * 8999 } as Partial<Record<Offer, number>>,
    most: { KSKLITE: few, FIFTYPERCENTBREWER: few, FREEBREWER: few } as Partial<Record<Offer, number>>,
  };
};

const MIXES = [
  [{ code: 'dawn-24', qty: 4 }],
  [
    { code: 'dawn-24', qty: 2 },
    { code: 'dawn-48', qty: 1 },
  ],
  [{ code: 'dusk-96', qty: 1 }],
  [
    { code: 'dawn-48', qty: 1 },
    { code: 'dusk-96', qty: 1 },
  ],
];

/** Makes people who buy kits on a day, all at the same moment. Answers those who got one; the others got a refusal. */
export async function buyTogether(
  shop: KitShop,
  count: number,
  { day, random, atOnce }: { day: number; random: Random; atOnce: boolean },
): Promise<{ owners: Owner[]; refused: Offer[] }> {
  const ready: { buyer: KitBuyer; guid: string; offer: Offer }[] = [];
  const refused: Offer[] = [];
  for (let number = 0; number < count; number += 1) {
    const offer = pick(random, Object.keys(OFFERS) as Offer[]);
    const buyer = await kitBuyer(shop);
    const kit = {
      campaignCode: offer,
      brewer: 'nib-ink',
      products: pick(random, MIXES),
      frequencyWeeks: pick(random, [4, 6]),
    };
    const added = await buyer.addKit(kit);
    if (added.status !== 200) {
      refused.push(offer);
      continue;
    }
    await buyer.ready(added.body.guid);
    ready.push({ buyer, guid: added.body.guid, offer });
  }
  const owners: Owner[] = [];
  const order = async ({ buyer, guid, offer }: (typeof ready)[number]): Promise<void> => {
    const placed = await buyer.order(guid);
    if (placed.status !== 201) return void refused.push(offer);
    const { id, subscriptionId = '' } = await buyer.commitment();
    const { customerId } = buyer;
    const orderCode = placed.body.code;
    owners.push({
      ...{ id, offer, customerId, orderCode, subscriptionId, buyer },
      bought: day,
      state: 'running',
    });
  };
  if (atOnce) await Promise.all(ready.map(order));
  else for (const one of ready) await order(one);
  return { owners, refused };
}
