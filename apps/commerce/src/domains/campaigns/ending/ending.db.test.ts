/** Ending a commitment early, and what the clock does to it. */
import type { TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { type KitBuyer, kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { errorOf, kitTools } from '@crema/testing/factories/campaigns/kit-tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
  await shop.db.execute('update stock set on_hand = 1000000');
});
afterAll(() => shop.commerce.close());
const { charged, rows, ship, sendBack } = kitTools(() => shop);

describe('ending early', () => {
  const running = async (): Promise<{ ada: KitBuyer; id: string; subscriptionId: string; code: string }> => {
    const ada = await kitBuyer(shop);
    const code = await ada.buy();
    const { id, subscriptionId = '' } = await ada.commitment();
    return { ada, id, subscriptionId, code };
  };

  test('charges what was agreed to, once, and cancels the auto-delivery', async () => {
    const { ada, id, subscriptionId, code } = await running();
    await ship(code);
    expect(errorOf(await ada.endEarly(id, { expectedAmount: 50.62, consent: false }))).toEqual([
      ...[400, 'ValidationError', 'missing'],
    ]);
    expect(errorOf(await ada.endEarly(id, { expectedAmount: 67.49, consent: true }))).toEqual([
      ...[409, 'StaleAmountError', 'amountChanged'],
    ]);
    expect(await charged(id)).toEqual([]);
    const key = { 'idempotency-key': `end-${id}` };
    const asked = { expectedAmount: 50.62, consent: true };
    const ended = await ada.endEarly(id, asked, key);
    expect(ended).toMatchObject({
      status: 200,
      body: { status: 'ended', earlyEnd: { amount: { value: 50.62 } } },
    });
    expect((await ada.endEarly(id, asked, key)).status).toBe(200);
    expect(errorOf(await ada.endEarly(id, asked))).toEqual([409, 'CommitmentStateError', 'ended']);
    await shop.commerce.campaigns.clock.charge();
    expect(await charged(id)).toEqual([['charge', 5062]]);
    const read = await ada.call<{ status: string }>('GET', `subscriptions/${subscriptionId}`);
    expect(read.body.status).toBe('CANCELLED');
  });

  test('may leave the auto-delivery as it is', async () => {
    const { ada, id, subscriptionId } = await running();
    await ada.endEarly(id, { expectedAmount: 67.49, consent: true, keepAutoDelivery: true });
    const read = await ada.call<{ status: string }>('GET', `subscriptions/${subscriptionId}`);
    expect(read.body.status).toBe('ACTIVE');
    expect(await charged(id)).toEqual([['charge', 6749]]);
  });

  test('comes with cancelling the auto-delivery where that is agreed to; cancelling always succeeds', async () => {
    const one = await running();
    const stale = await one.ada.cancelDelivery(one.subscriptionId, {
      earlyEnd: { expectedAmount: 1, consent: true },
    });
    expect(errorOf(stale)).toEqual([409, 'StaleAmountError', 'amountChanged']);
    const earlyEnd = { expectedAmount: 67.49, consent: true };
    expect((await one.ada.cancelDelivery(one.subscriptionId, { earlyEnd })).status).toBe(200);
    expect(await one.ada.commitment()).toMatchObject({ status: 'ended' });
    expect(await charged(one.id)).toEqual([['charge', 6749]]);
    const other = await running();
    expect((await other.ada.cancelDelivery(other.subscriptionId)).status).toBe(200);
    expect(await other.ada.commitment()).toMatchObject({ status: 'running' });
    expect(await charged(other.id)).toEqual([]);
    await other.ada.endEarly(other.id, earlyEnd);
    expect(await charged(other.id)).toEqual([['charge', 6749]]);
  });

  test('is told with its auto-delivery: what it costs, and once that is cancelled what becomes of it', async () => {
    interface Read {
      commitment?: {
        weightOwed: number;
        deadline: string;
        returnBy?: string;
        canEnd: boolean;
        earlyEnd: object;
      };
      message: string;
    }
    const { ada, subscriptionId, id } = await running();
    const read = async () => (await ada.call<Read>('GET', `subscriptions/${subscriptionId}`)).body;
    expect((await read()).commitment).toMatchObject({
      ...{ name: 'nib', weightDone: 0, weightOwed: 16, weightCommitted: 16, unit: 'boxes' },
      ...{ deadline: '2028-01-04', returnBy: '2027-02-03', canEnd: true },
      earlyEnd: { kind: 'PRORATED', amount: { value: 67.49 } },
    });
    const goesOn =
      'goes on: 16 boxes to buy by January 4, 2028. For what is missing then, your card is charged $67.49 at most.';
    const { body } = await ada.cancelDelivery(subscriptionId);
    expect((body as unknown as Read).message).toContain(goesOn);
    const mails = await rows(
      `select data->>'commitment' as text from outbox_emails where id like $1`,
      `cancelled-${subscriptionId}%`,
    );
    expect(mails).toEqual([{ text: expect.stringContaining(goesOn) }]);
    await ada.endEarly(id, { expectedAmount: 67.49, consent: true });
    const after = await read();
    expect(after.commitment).toBeUndefined();
    expect(after.message).toContain('has ended, and $67.49 is charged to your card.');
    // Who has no kit reads of none.
    const plain = await kitBuyer(shop);
    await plain.buy();
    const { id: met, subscriptionId: other = '' } = await plain.commitment();
    await shop.db.execute(`update kits set status = 'met' where id = $1`, [met]);
    expect((await plain.call<Read>('GET', `subscriptions/${other}`)).body.commitment).toBeUndefined();
  });

  test('is charged by an agent for a customer with a reason only', async () => {
    const { ada, subscriptionId } = await running();
    const agent = await signInAgent(shop.commerce);
    const headers = await agent.actFor(ada.customerId);
    const cancel = async (payload: object) => {
      const url = `/rest/v2/usb2c/users/${ada.customerId}/subscriptions/${subscriptionId}/cancel?csAgentId=${agent.agentId}`;
      const answer = await shop.commerce.app.inject({ method: 'POST', url, payload, headers });
      return { status: answer.statusCode, body: answer.json<{ errors: { subject?: string }[] }>() };
    };
    const earlyEnd = { expectedAmount: 67.49, consent: true };
    const refused = await cancel({ earlyEnd });
    expect([refused.status, refused.body.errors[0]?.subject]).toEqual([400, 'reason']);
    expect((await cancel({ earlyEnd, reason: 'Asked by phone' })).status).toBe(200);
    expect(await ada.commitment()).toMatchObject({ status: 'ended' });
  });

  test('goes back by the provider that charged it, whatever card came since', async () => {
    const { ada, id, code, subscriptionId } = await running();
    await ship(code);
    await ada.endEarly(id, { expectedAmount: 50.62, consent: true });
    await shop.db.execute(
      `update subscriptions set payment = jsonb_set(payment, '{provider}', '"another"') where id = $1`,
      [subscriptionId],
    );
    await sendBack(code, 0, 1);
    expect(await charged(id)).toEqual([
      ['charge', 5062],
      ['refund', 5062],
    ]);
  });

  test('of which the card declines the charge tries again on the days of auto-delivery, then is an agent’s', async () => {
    const { ada, id } = await running();
    await shop.db.execute(
      `update subscriptions set payment = jsonb_set(payment, '{token}', '"tok_declined"') where customer_id = $1`,
      [ada.customerId],
    );
    expect((await ada.endEarly(id, { expectedAmount: 67.49, consent: true })).status).toBe(200);
    const state = async () =>
      (
        await rows('select status, attempt, next_at is null as ended from kit_charges where kit_id = $1', id)
      )[0];
    expect(await state()).toEqual({ status: 'due', attempt: 2, ended: false });
    for (const day of ['2027-01-08', '2027-01-12', '2027-01-20', '2027-02-20']) {
      shop.clock.set(new Date(`${day}T15:00:00Z`));
      await shop.commerce.campaigns.clock.charge();
    }
    expect(await state()).toMatchObject({ status: 'agent', ended: true });
    expect(await charged(id)).toEqual([]);
    expect(await shop.commerce.campaigns.operator.owed('usb2c')).toMatchObject([{ kitId: id, amount: 6749 }]);
    shop.clock.set(new Date('2027-01-04T15:00:00Z'));
  });

  test('costs nothing when the brewer comes back in time, and what was charged goes back', async () => {
    const { ada, id, code } = await running();
    await ship(code);
    await shop.commerce.orders.fulfilment.deliver(code);
    await ada.endEarly(id, { expectedAmount: 50.62, consent: true });
    expect(await charged(id)).toEqual([['charge', 5062]]);
    await sendBack(code, 0, 1);
    expect(await ada.commitment()).toMatchObject({ status: 'returned', weightDone: 4 });
    expect(await charged(id)).toEqual([
      ['charge', 5062],
      ['refund', 5062],
    ]);
  });

  describe('of which the provider does not say what became of the charge', () => {
    const unheard = async () => {
      const found = await running();
      await ship(found.code);
      await shop.db.execute(
        `update subscriptions set payment = jsonb_set(payment, '{token}', '"tok_timeout_after_charge"') where id = $1`,
        [found.subscriptionId],
      );
      await found.ada.endEarly(found.id, { expectedAmount: 50.62, consent: true });
      const { rows: made } = await shop.db.execute('select status from kit_charges where kit_id = $1', [
        found.id,
      ]);
      expect(made).toEqual([{ status: 'due' }]);
      return found;
    };
    const later = async () => {
      shop.clock.advance(60_000);
      await shop.commerce.campaigns.clock.charge();
      await shop.commerce.campaigns.clock.charge();
    };

    test('asks again, and is charged once', async () => {
      const { id } = await unheard();
      await later();
      expect(await charged(id)).toEqual([['charge', 5062]]);
      const { rows: paid } = await shop.db.execute('select status from kit_charges where kit_id = $1', [id]);
      expect(paid).toEqual([{ status: 'paid' }]);
    });

    test('gives it back where the brewer came back meanwhile', async () => {
      const { id, code } = await unheard();
      await sendBack(code, 0, 1);
      await later();
      expect(await charged(id)).toEqual([
        ['charge', 5062],
        ['refund', 5062],
      ]);
    });
  });

  test('is another’s commitment for nobody', async () => {
    const { id } = await running();
    const eve = await kitBuyer(shop);
    const asked = { expectedAmount: 67.49, consent: true };
    expect((await eve.endEarly(id, asked)).status).toBe(404);
    expect((await eve.endEarly('nothing', asked)).status).toBe(404);
    expect((await eve.call('GET', '/v2/usb2c/users/anonymous/getUserCampaignInfo')).status).toBe(401);
  });
});

describe('the clock', () => {
  test('warns 90, 30 and 7 days before, once each, and ends what was not met', async () => {
    const ada = await kitBuyer(shop);
    await ada.buy();
    const { id } = await ada.commitment();
    const mails = async () =>
      (await rows(`select id from outbox_emails where id like $1 order by id`, `kit-warning-${id}%`)).length;
    const seen: [string, number, number | undefined][] = [];
    for (const day of ['2027-10-05', '2027-10-06', '2027-11-01', '2027-12-05', '2027-12-28', '2028-01-04']) {
      shop.clock.set(new Date(`${day}T15:00:00Z`));
      await shop.commerce.campaigns.clock.look();
      await shop.commerce.campaigns.clock.look();
      const [kit] = await shop.commerce.campaigns.operator.of('usb2c', ada.customerId);
      seen.push([day, await mails(), kit?.warning?.daysLeft]);
    }
    expect(seen).toEqual([
      ...[
        ['2027-10-05', 0, undefined],
        ['2027-10-06', 1, 90],
        ['2027-11-01', 1, 64],
      ],
      ...[
        ['2027-12-05', 2, 30],
        ['2027-12-28', 3, 7],
        ['2028-01-04', 3, 0],
      ],
    ]);
    expect(await charged(id)).toEqual([]);
    shop.clock.set(new Date('2028-01-05T15:00:00Z'));
    await shop.commerce.campaigns.clock.look();
    expect(await charged(id)).toEqual([['charge', 6749]]);
    const [kit] = await shop.commerce.campaigns.operator.of('usb2c', ada.customerId);
    expect(kit).toMatchObject({ status: 'ended', earlyEnd: { amount: { value: 67.49 } } });
    shop.clock.set(new Date('2027-01-04T15:00:00Z'));
  });
});
