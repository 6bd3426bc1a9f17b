import { Webhook } from 'standardwebhooks';
import type { Ledger } from './ledger.ts';
import { type Shop, ShopProblem } from './shop.ts';

interface Parts {
  ledger: Ledger;
  shop: Shop;
  /** `whsec_…` */
  secret: string;
}

interface Message {
  type: string;
  data: { order?: { code?: string } };
}

/** Packs what the shop releases, each order once, however often and in whichever order it hears of it. */
export function createWarehouse({ ledger, shop, secret }: Parts) {
  const webhook = new Webhook(secret);

  /** The tracking code says which order a parcel is for: by it the warehouse finds its own parcel again. */
  const trackingOf = (order: string): string => `TOY-${order}`;

  const pack = async (order: string): Promise<void> => {
    const { status, consignments } = await shop.order(order);
    const isMine = consignments.some(({ trackingCode }) => trackingCode === trackingOf(order));
    if (!isMine && status !== 'processing') return ledger.write(order, 'dropped');
    // A crash behind this line leaves the order open: the key, or the parcel itself, tells that it was sent.
    if (!isMine)
      await shop.ship(order, { carrier: 'Toy', trackingCode: trackingOf(order) }, `parcel-of-${order}`);
    ledger.write(order, 'sent');
  };

  return {
    /**
     * Takes a message. Answers the status: 204 once what it says is on disk, 400 for one that is forged, changed or old.
     */
    hear: (body: string, headers: Record<string, string>): number => {
      let message: Message;
      try {
        message = webhook.verify(body, headers) as Message;
      } catch {
        return 400;
      }
      const order = message.data.order?.code;
      if (message.type === 'order.released' && order && !ledger.stateOf(order)) ledger.write(order, 'heard');
      return 204;
    },

    /** Packs all that is open. What the shop does not take now stays open. */
    packAll: async (): Promise<void> => {
      for (const order of ledger.open()) {
        await pack(order).catch((error: unknown) => {
          const why = error instanceof ShopProblem ? error.message : String(error);
          console.error(`${order} is packed later: ${why}`);
        });
      }
    },
  };
}
