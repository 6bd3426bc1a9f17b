import type { Platform } from '#platform/index.ts';
import { hashOf } from '../codes.rules.ts';
import type { GiftCardNeeds } from '../gift-cards.deps.ts';
import type { GiftCard } from '../gift-cards.types.ts';
import { cardEmail } from './card.emails.ts';

type Needs = Pick<GiftCardNeeds, 'cards' | 'codes' | 'platform'>;

/** Cards that one run of the job mails at most, each in a transaction of its own. */
const AT_ONCE = 500;

/** In the running transaction, of a locked or new card: gives it a new code and mails that; a code before it is good for nothing. */
export async function send({ cards, codes, platform }: Needs, card: GiftCard): Promise<void> {
  const number = card.codes + 1;
  const code = codes.make(card.id, number);
  const kept = { hash: hashOf(code), lastFour: code.slice(-4), number };
  await cards.setCode(card.id, kept, platform.clock.now());
  await platform.outbox.write(cardEmail(card, kept));
}

/** Mails the cards that are due. Safe to repeat, and beside another run. Answers how many it mailed. */
export async function sendDue(needs: Needs): Promise<number> {
  const { cards, platform } = needs;
  let sent = 0;
  for (const id of await cards.dueIds(platform.clock.now(), AT_ONCE))
    await platform.db
      .transaction(async () => {
        const card = await cards.lock(id);
        if (!card || card.sentAt || card.voidedAt || card.heldAt) return;
        await send(needs, card);
        sent += 1;
      })
      .catch((error: unknown) => platform.log.error({ err: error, card: id }, 'a gift card not mailed'));
  return sent;
}

/** Declares the jobs of gift cards. */
export function defineSending(
  needs: Needs & Pick<GiftCardNeeds, 'orders'> & { platform: Pick<Platform, 'jobs'> },
): void {
  const { orders, platform } = needs;
  platform.jobs.define('giftCards.send', async () => void (await sendDue(needs)), { cron: '*/5 * * * *' });
  platform.jobs.define<{ code: string }>('giftCards.handOver', async ({ code }) => {
    const { ship, deliver } = orders.fulfilment;
    const by = { actor: 'shop', language: 'en' } as const;
    const refused = (error: unknown): void => {
      // Cancelled meanwhile, or done before.
      if (!(error instanceof Error && 'errors' in error)) throw error;
    };
    await ship(code, { silent: true }, by).catch(refused);
    await deliver(code, { silent: true }, by).catch(refused);
  });
}
