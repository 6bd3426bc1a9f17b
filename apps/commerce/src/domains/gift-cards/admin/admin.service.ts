import { staffOf } from '#platform/admin/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { GiftCardNeeds } from '../gift-cards.deps.ts';
import { giftCardErrors } from '../gift-cards.errors.ts';
import { accountOf, type GiftCard } from '../gift-cards.types.ts';
import { send } from '../sending/sending.service.ts';
import { presentCard, presentListed } from './admin.presenter.ts';
import { cardsAdminRepository } from './admin.repository.ts';

const PAGE = 50;
/** Entries of a card that are shown: more than any has. */
const ENTRIES = 500;

/** What staff see of gift cards, and do with them. Nobody sees a code: a card is sent again with a new one. */
export function giftCardsAdmin(needs: GiftCardNeeds) {
  const { cards, ledger, platform } = needs;
  const repository = cardsAdminRepository(platform.db);

  const find = async ({ site, language }: SiteContext, id: string): Promise<GiftCard> => {
    const card = await cards.byId(site.id, id);
    if (!card?.issuedAt) throw giftCardErrors.noCard(language, id);
    return card;
  };

  const shown = async (ctx: SiteContext, id: string) => {
    const card = await find(ctx, id);
    const entries = await ledger.page(accountOf(card), 0, ENTRIES);
    const staff = [...new Set(entries.flatMap(({ staffId }) => staffId ?? []))];
    const names = await platform.admin.namesOf(staff);
    return presentCard(card, { balance: await ledger.balance(accountOf(card)), entries, names });
  };

  /** A card that is not void, locked until the transaction ends. @throws {OccError} 404, 409 */
  const lock = async (ctx: SiteContext, id: string): Promise<GiftCard> => {
    await find(ctx, id);
    const card = await cards.lock(id);
    if (!card || card.voidedAt) throw giftCardErrors.notUsable(ctx.language, id);
    return card;
  };

  return {
    list: async ({ site }: SiteContext, { q, page }: { q?: string | undefined; page: number }) => {
      const found = await repository.list(site.id, { query: q, skip: page * PAGE, most: PAGE + 1 });
      const { amount: owed, accounts } = await ledger.outstanding(site.id, 'giftCard');
      return {
        items: found.slice(0, PAGE).map(presentListed),
        ...{ owed, cards: accounts },
        ...(found.length > PAGE ? { next: String(page + 1) } : {}),
      };
    },

    shown,

    /** In a transaction: ends a card, with what is left on it. @throws {OccError} 404, 409 */
    void: async (ctx: SiteContext, id: string, reason: string) => {
      const card = await lock(ctx, id);
      const account = accountOf(card);
      await ledger.lock(account);
      const amount = await ledger.balance(account);
      const now = platform.clock.now();
      const { staffId } = staffOf({ ctx });
      if (amount > 0)
        await ledger.take(account, { key: 'voided', kind: 'voided', amount, reason, staffId }, now);
      await cards.void(id, reason, now);
      return shown(ctx, id);
    },

    /** In a transaction: mails a card again with a new code; the one before is good for nothing. @throws {OccError} 404, 409 */
    send: async (ctx: SiteContext, id: string) => {
      await send(needs, await lock(ctx, id));
      return shown(ctx, id);
    },
  };
}

export type GiftCardsAdmin = ReturnType<typeof giftCardsAdmin>;
