import { randomUUID } from 'node:crypto';
import { pricingLine } from '#domains/cart/index.ts';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import type { PastOrder } from '#domains/orders/index.ts';
import type { PricingLine } from '#domains/pricing/index.ts';
import { addDays, dayOf, instantOf } from '#platform/clock/index.ts';
import type { DemoCustomer, DemoPart } from '#platform/demo/index.ts';
import { hashOf } from './codes.rules.ts';
import type { GiftCardNeeds } from './gift-cards.deps.ts';
import { DEMO_MESSAGE, GIFT_CARD_LABEL } from './gift-cards.messages.ts';
import { accountOf, BOUGHT, type GiftCard, SOURCE } from './gift-cards.types.ts';

/** Days ago on which the demo's customer bought the cards, and spent one of them; and the hour. */
const [CARDS_BOUGHT, SPENT, BOUGHT_AT] = [40, 12, 9];
/** Minor units of the card for a friend, and of the one that is spent. */
const [GIVEN, OWN] = [5000, 2500];
const BOXES = 2;

/** A card that is given away and not spent yet, and one that has paid for a part of an order. */
export const demoGiftCards = (needs: GiftCardNeeds): DemoPart => ({
  name: 'giftCards',
  customer: async (customer) => {
    const { site, customerId } = customer.ctx;
    const card = needs.catalog.variant(site.id, needs.content.configuration(site.id).giftCardProduct);
    const drink = drinkOf(needs, customer);
    if (!card?.sellable || !drink || (await needs.cards.ofBuyer(site.id, customerId)).length > 0) return;
    await fill(needs, customer, { card, drink });
  },
});

function drinkOf({ catalog }: GiftCardNeeds, { ctx }: DemoCustomer): CatalogVariant | undefined {
  for (const { productType, sellable, variants } of catalog.products(ctx.site.id))
    if (productType === 'Coffee' && sellable) return variants.find((variant) => variant.sellable);
  return undefined;
}

async function fill(
  needs: GiftCardNeeds,
  customer: DemoCustomer,
  sold: { card: CatalogVariant; drink: CatalogVariant },
): Promise<void> {
  const { cards, codes, ledger, orders, platform } = needs;
  const { ctx, email, firstName } = customer;
  const { site, language, customerId } = ctx;
  const [bought, spent] = await pastOrders(needs, customer, sold);
  if (!bought || !spent) return;
  const paid = spent.sources?.[0]?.amount ?? 0;
  const [orderCode = '', spentOn = ''] = await orders.past([bought, spent]);
  const at = bought.placedAt;
  const made = [
    {
      amount: GIVEN,
      recipientEmail: 'sam@example.com',
      recipientName: 'Sam',
      message: DEMO_MESSAGE[language],
    },
    { amount: OWN, recipientEmail: email },
  ].map(
    (giving, entryNumber): Omit<GiftCard, 'codes'> => ({
      ...{ id: randomUUID(), site: site.id, language, orderCode, entryNumber, customerId },
      ...{ senderName: firstName, sendAt: at, createdAt: at, ...giving },
    }),
  );
  await platform.db.transaction(async () => {
    for (const card of made) {
      const account = accountOf(card);
      await cards.insert(card);
      await ledger.open(account, at);
      await ledger.book(account, { key: 'issued', kind: 'issued', amount: card.amount, orderCode }, at);
      await cards.issue(card.id, at);
      // Nobody is written to: a card whose code is wanted is mailed again by the staff.
      const code = codes.make(card.id, 1);
      await cards.setCode(card.id, { hash: hashOf(code), lastFour: code.slice(-4), number: 1 }, at);
    }
    const [, own] = made;
    if (!own) return;
    const entry = { key: `${spentOn}:spent`, kind: 'spent' as const, amount: paid, orderCode: spentOn };
    await ledger.take(accountOf(own), entry, spent.placedAt);
  });
}

/** The order of the cards, and the one that one of them pays in part. Empty where the customer has no full book. */
async function pastOrders(
  { catalog, customers, platform, pricing }: GiftCardNeeds,
  { ctx, email }: DemoCustomer,
  { card, drink }: { card: CatalogVariant; drink: CatalogVariant },
): Promise<PastOrder[]> {
  const { site, language, customerId } = ctx;
  const [saved] = await customers.book.addresses(ctx);
  const kept = (await customers.book.cards(ctx)).find(({ isDefault }) => isDefault);
  if (!saved || !kept) return [];
  const { address: deliveryAddress } = saved;
  const destination = { country: deliveryAddress.country, region: deliveryAddress.region };
  const today = dayOf(platform.clock.now(), site.timeZone);
  const lineOf = (variant: CatalogVariant, quantity: number): PricingLine =>
    pricingLine(
      {
        ...{ entryNumber: 0, code: variant.code, quantity, components: [] },
        oneTime: true,
        frequencyWeeks: 0,
      },
      variant,
      (code: string) => catalog.variant(site.id, code),
    );
  const placed = (ago: number, variants: CatalogVariant[], lines: PricingLine[]): PastOrder => ({
    ...{ site: site.id, language, customerId, email, deliveryAddress, payment: kept.payment },
    turn: randomUUID(),
    placedAt: instantOf(addDays(today, -ago), BOUGHT_AT, site.timeZone),
    sold: variants.map((variant, index) => ({
      ...{ code: variant.code, quantity: lines[index]?.quantity ?? 1, variant, frequencyWeeks: 0 },
    })),
    totals: pricing.totals(site.id, lines, { destination }),
  });
  const usual = lineOf(card, 1);
  const cards = [GIVEN, OWN].map(
    (price): PricingLine => ({
      ...{ ...usual, virtual: true, money: true, buyMoreSaveMore: false },
      prices: { ...usual.prices, added: { kind: BOUGHT, price, fixed: true } },
    }),
  );
  const order = placed(SPENT, [drink], [lineOf(drink, BOXES)]);
  const amount = Math.min(OWN, order.totals.totalPriceWithTax);
  const source = { name: SOURCE, label: GIFT_CARD_LABEL[language], amount, refunded: 'afterCard' as const };
  return [placed(CARDS_BOUGHT, [card, card], cards), { ...order, sources: [source] }];
}
