/** Brewers and whose they are. The clock stands on Monday 4 January 2027, the first week of that year. */
import { setTimeout as delay } from 'node:timers/promises';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { openConnections } from '@crema/testing/factories/connections';
import { type SignedUp, signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: SignedUp;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(shop.commerce, 'usb2c', product('crema-nib'));
  ada = await signUp(shop.commerce.app);
});
afterAll(() => shop.commerce.close());
beforeEach(() => shop.db.execute('delete from brewer_registrations'));

interface Call {
  who?: SignedUp;
  site?: string;
  lang?: string;
  headers?: Record<string, string>;
}

const post = async (
  call: string,
  payload: object,
  { who, site = 'usb2c', lang = 'en', headers }: Call = {},
) => {
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: `/rest/v2/${site}/brewerRegistration/v2/${call}?lang=${lang}`,
    payload,
    headers: { ...(who && { authorization: who.headers.authorization }), ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const validate = (serialNumber: string, more: object = {}, call?: Call) =>
  post('validateSerialNumber', { serialNumber, ...more }, call);
const register = (payload: object, call?: Call) => post('registernewbrewer', payload, { who: ada, ...call });

/** A Nib of June 2026. */
const NIB = '102426 004521-87';
const BOUGHT = { serialNumber: NIB, purchaseDate: '2026-09-01' };

test('anybody learns which brewer a serial number is of', async () => {
  // covers: S7.144
  expect(await validate(NIB)).toEqual({
    status: 200,
    body: {
      serialNumber: '10242600452187',
      model: {
        code: '10',
        name: 'Nib',
        productCode: 'crema-nib',
        image: expect.stringMatching(/^\/media\//),
      },
      producedIn: { week: 24, year: 2026 },
    },
  });
  // Not sold there, and known all the same.
  expect((await validate('120126000000', {}, { site: 'cab2c', lang: 'fr' })).body.model).toEqual({
    code: '12',
    name: 'Recoin',
  });
});

test.each([
  ['1024 26', 400, 'INVALID_SERIAL_FORMAT', '12 to 20 digits'],
  ['105425000000', 400, 'INVALID_SERIAL_FORMAT', 'from 01 to 53, not 54'],
  ['100025000000', 400, 'INVALID_SERIAL_FORMAT', 'from 01 to 53, not 00'],
  // Next week’s.
  ['100227000000', 400, 'INVALID_SERIAL_FORMAT', 'week 02 of 2027, which is in the future'],
  ['990126000000', 404, 'UNKNOWN_SERIAL', 'We could not find a brewer'],
  ['080126000000', 409, 'RECALLED', 'The Pilot was recalled. Its warming plate can overheat.'],
])('%s is refused with %i %s', async (serialNumber, status, type, message) => {
  const item = { type, reason: type, subject: 'serialNumber', subjectType: 'field' };
  for (const answer of [await validate(serialNumber), await register({ ...BOUGHT, serialNumber })])
    expect(answer).toEqual({
      status,
      body: { errors: [{ ...item, message: expect.stringContaining(message) }] },
    });
});

test('every refusal is said in French in Canada', async () => {
  const french = async (serialNumber: string) =>
    (await validate(serialNumber, {}, { site: 'cab2c', lang: 'fr' })).body.errors[0].message;
  expect(await french('12')).toContain('Un numéro de série compte de 12 à 20 chiffres');
  expect(await french('105425000000')).toContain('de 01 à 53, et non 54');
  expect(await french('100227000000')).toContain('la semaine 02 de 2027, qui est dans le futur');
  expect(await french('990126000000')).toContain('Aucune cafetière ne correspond');
  expect(await french('080126000000')).toContain('Le modèle Pilote est rappelé. Sa plaque chauffante');
  await register(BOUGHT);
  expect(await french(NIB)).toContain('déjà enregistrée');
});

test('a brewer is the customer’s who registers it, with a year of warranty from the day it was bought', async () => {
  // covers: S7.145
  expect((await post('registernewbrewer', BOUGHT)).status).toBe(401);
  expect(await register(BOUGHT)).toEqual({
    status: 201,
    body: {
      serialNumber: '10242600452187',
      model: expect.objectContaining({ code: '10', name: 'Nib' }),
      purchaseDate: '2026-09-01',
      warrantyEndDate: '2027-09-01',
      warrantyOver: false,
      registeredAt: '2027-01-04T15:00:00.000Z',
    },
  });
  expect(await shop.commerce.brewers.ofCustomer('usb2c', ada.customerId)).toMatchObject([
    { serialNumber: '10242600452187', modelCode: '10', warrantyEndDate: '2027-09-01' },
  ]);
  // Registered is registered: for its owner, for others, and in another shop of the family.
  const zoe = await signUp(shop.commerce.app, { site: 'cab2c' });
  const refused = {
    status: 409,
    body: { errors: [expect.objectContaining({ type: 'ALREADY_REGISTERED' })] },
  };
  expect(await register(BOUGHT)).toEqual(refused);
  expect(await register({ ...BOUGHT, serialNumber: '10242600452187' }, { who: zoe, site: 'cab2c' })).toEqual(
    refused,
  );
  expect(await validate(NIB)).toEqual(refused);
});

test('a warranty ends with its last day where the shop is, not in Greenwich', async () => {
  const standing = shop.clock.now();
  const bought = { serialNumber: '1024 2500 4521 87', purchaseDate: '2026-01-04' };
  const over = async (at: string) => {
    shop.clock.set(at);
    await shop.db.execute('delete from brewer_registrations');
    const { body } = await register(bought, { who: await signUp(shop.commerce.app) });
    expect(body.warrantyEndDate).toBe('2027-01-04');
    return body.warrantyOver;
  };
  try {
    // In New York it is eleven on the last evening, and one on the next day.
    expect([await over('2027-01-05T04:00:00Z'), await over('2027-01-05T06:00:00Z')]).toEqual([false, true]);
  } finally {
    shop.clock.set(standing);
  }
});

test('what is wrong is said of each field at once, also before a log-in', async () => {
  const subjects = async (serialNumber: string, purchaseDate: string) => {
    const both = [
      await validate(serialNumber, { purchaseDate }),
      await register({ serialNumber, purchaseDate }),
    ];
    const [one, other] = both.map(({ status, body }) => [
      status,
      ...body.errors.map(({ subject, reason }: Record<string, string>) => `${subject} ${reason}`),
    ]);
    expect(one).toEqual(other);
    return one;
  };
  expect(await subjects('12', 'yesterday')).toEqual([
    400,
    'serialNumber INVALID_SERIAL_FORMAT',
    'purchaseDate invalid',
  ]);
  expect(await subjects(NIB, '2027-01-05')).toEqual([400, 'purchaseDate future']);
  expect(await subjects(NIB, '2026-06-07')).toEqual([400, 'purchaseDate beforeProduction']);
  expect((await register({ serialNumber: NIB })).status).toBe(400);
});

test('of many who register the same brewer at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp(shop.commerce.app)));
  const wires = await openConnections(shop.commerce, people.length);
  const url = '/rest/v2/usb2c/brewerRegistration/v2/registernewbrewer';
  // Nobody writes until all have seen that it is nobody’s.
  const gate = shop.db.transaction(async () => {
    await shop.db.execute('lock table brewer_registrations in share mode');
    await delay(300);
  });
  const answers = await Promise.all(
    people.map(({ headers }, index) =>
      wires.post(index, url, BOUGHT, { authorization: headers.authorization }),
    ),
  );
  await gate;
  wires.close();
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  const { rows } = await shop.db.execute('select customer_id from brewer_registrations');
  expect(rows).toHaveLength(1);
});

test('a call that is repeated under its key is one registration, and gets the first answer', async () => {
  const headers = { 'idempotency-key': 'brewer-of-ada-0001' };
  const first = await register(BOUGHT, { headers });
  expect(first.status).toBe(201);
  expect(await register(BOUGHT, { headers })).toEqual(first);
});
