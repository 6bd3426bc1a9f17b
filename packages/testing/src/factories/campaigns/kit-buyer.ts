import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { TestCommerce } from '../../commerce.ts';
import { callsOf, member } from '../customer.ts';
import { ADDRESSES, type AnswerBody } from '../shopper.ts';
import { lastingToken } from '../subscriber.ts';

/** A commitment as `getUserCampaignInfo` answers it. */
export interface Commitment {
  id: string;
  campaignCode: string;
  name: string;
  status: string;
  weightDone: number;
  weightOwed: number;
  unit: string;
  begunOn: string;
  deadline: string;
  warning?: { daysLeft: number };
  earlyEnd: { kind: string; amount: { value: number }; list: { value: number }; paid: { value: number } };
  orderCode: string;
  subscriptionId?: string;
  errors: AnswerBody['errors'];
}

/** Four boxes a order with a brewer at a quarter of its price. */
export const BBAD = {
  campaignCode: 'BBAD',
  brewer: 'nib-ink',
  products: [{ code: 'dawn-24', qty: 4 }],
  frequencyWeeks: 4,
};

let houses = 0;

interface BuyerOptions {
  site?: SiteId;
  lang?: 'en' | 'fr';
  /** Where the kit goes; absent: to a house that had none. */
  address?: object;
}

/** Somebody who has an account and buys a kit. */
export async function kitBuyer(
  shop: TestCommerce,
  { site = 'usb2c', lang = 'en', address }: BuyerOptions = {},
) {
  const who = await member(shop, { site, lang, perksOptIn: false });
  const authorization = `Bearer ${await lastingToken(shop.commerce, who, site)}`;
  const headers = { ...who.headers, authorization };
  const call = callsOf(shop, { headers }, site);
  houses += 1;
  const usual = site === 'cab2c' ? ADDRESSES.QC : ADDRESSES.NY;
  const company = site === 'usafh' ? { companyName: 'Fern & Sons' } : {};
  const goesTo = address ?? { ...usual, ...company, line1: `${houses} Kit Street` };
  const key = () => ({ 'idempotency-key': `kit-buyer-${randomUUID()}` });

  const addKit = (kit: object = BBAD) => call('POST', 'cart/addCampaignBundle', kit);
  /** Gives a cart everything but the order. */
  const ready = async (guid: string, token = 'tok_success') => {
    for (const [path, body] of [
      ['addresses/delivery', goesTo],
      ['payment', { provider: 'test', token }],
    ] as const) {
      const answer = await call('PUT', `carts/${guid}/${path}`, body);
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    }
  };
  /** Orders a cart, with both agreements unless told. */
  const order = async (guid: string, over: object = {}, language = 'en') => {
    const lang = `?lang=${language}`;
    const terms = await call<{ version: string }>('GET', `carts/${guid}/autoDeliveryConsent${lang}`);
    const agreed = { autoDeliveryConsent: terms.body.version, campaignConsent: true };
    const body = { cartGuid: guid, termsChecked: true, ...agreed, ...over };
    return call('POST', `orders${lang}`, body, key());
  };
  const info = async () =>
    (await call<{ commitments: Commitment[]; boxes: unknown[] }>('GET', 'getUserCampaignInfo')).body;
  return {
    ...who,
    ...{ call, headers, addKit, ready, order, info },
    /** The newest commitment. @throws where there is none. */
    commitment: async (): Promise<Commitment> => {
      const [newest] = (await info()).commitments;
      if (!newest) throw new Error('There is no commitment');
      return newest;
    },
    /** Puts a kit into a cart that is ready to be ordered. Answers its guid. */
    kitCart: async (kit: object = BBAD, token = 'tok_success'): Promise<string> => {
      const added = await addKit(kit);
      if (added.status !== 200) throw new Error(`No kit: ${JSON.stringify(added.body)}`);
      await ready(added.body.guid, token);
      return added.body.guid;
    },
    /** Buys a kit. Answers the order's code. */
    buy: async (kit: object = BBAD, language = 'en'): Promise<string> => {
      const added = await addKit(kit);
      if (added.status !== 200) throw new Error(`No kit: ${JSON.stringify(added.body)}`);
      await ready(added.body.guid);
      const placed = await order(added.body.guid, {}, language);
      if (placed.status !== 201) throw new Error(`Not placed: ${JSON.stringify(placed.body)}`);
      return placed.body.code;
    },
    endEarly: (id: string, body: object, once = key()) =>
      call<Commitment>('POST', `campaigns/${id}/endEarly`, body, once),
    cancelDelivery: (id: string, body: object = {}) =>
      call('POST', `subscriptions/${id}/cancel`, body, key()),
  };
}

export type KitBuyer = Awaited<ReturnType<typeof kitBuyer>>;
