import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let owner: SignedInStaff;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  owner = await signInStaff(shop.commerce);
  office = officeOf(shop.commerce, owner);
});
afterAll(() => shop.commerce.close());

const add = (email: string, role: string) =>
  office.call<{ id: string; link: string }>('staff', { method: 'POST', body: { email, role } });

test('an owner adds a member by a one-time link, and removes one whose log-in ends at once', async () => {
  const added = await add('mer@crema.example', 'merchandiser');
  expect([added.status, new URL(added.body.link).pathname]).toEqual([201, '/admin/setup']);
  expect([
    (await add('mer@crema.example', 'finance')).status,
    (await add('nobody', 'finance')).status,
  ]).toEqual([409, 400]);
  expect(new URL((await add('ser@crema.example', 'service')).body.link).pathname).toBe('/agent/setup');
  const finance = await signInStaff(shop.commerce, 'finance');
  expect((await office.call('staff', { as: finance })).status).toBe(403);
  const { body } = await office.call<{
    staff: { id: string; email: string; role: string; setUp: boolean }[];
  }>('staff');
  const find = (email: string) => body.staff.find((one) => one.email === email);
  expect([
    find('mer@crema.example')?.setUp,
    find('ser@crema.example')?.role,
    find(finance.email)?.setUp,
  ]).toEqual([false, 'service', true]);
  expect((await office.call(`staff/${find(finance.email)?.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await office.call('me', { as: finance })).status).toBe(401);
  const oneself = await office.call(`staff/${find(owner.email)?.id}`, { method: 'DELETE' });
  expect([oneself.status, oneself.reason]).toEqual([409, 'oneself']);
});

test('calls of another origin are refused though the browser sends the cookie', async () => {
  const foreign = await shop.commerce.app.inject({
    ...{ method: 'GET', url: '/admin/v1/staff' },
    headers: { ...owner.headers, 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.statusCode).toBe(403);
});
