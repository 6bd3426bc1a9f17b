import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { operator } from './api.steps.ts';
import { newCustomer } from './members.steps.ts';

const ADDRESSES: Record<string, object> = {
  usb2c: {
    ...{ firstName: 'Ada', lastName: 'Marsh', line1: '12 Orchard Street', town: 'Albany' },
    ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' }, postalCode: '12207', phone: '5185550100' },
  },
  cab2c: {
    ...{ firstName: 'Amélie', lastName: 'Roy', line1: '12 rue Rachel', town: 'Montréal' },
    ...{
      region: { isocode: 'CA-QC' },
      country: { isocode: 'CA' },
      postalCode: 'H2W 1E6',
      phone: '5145550100',
    },
  },
};

/** A customer whose order of a variant has arrived. */
export async function newBuyer(site: string, variant: string): Promise<{ email: string }> {
  const { email, token } = await newCustomer(site);
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(
      `http://127.0.0.1:${process.env.E2E_PORT}/rest/v2/${site}/users/current/${path}`,
      {
        ...{ method, body: JSON.stringify(body) },
        headers: {
          ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
          'idempotency-key': randomUUID(),
        },
      },
    );
    const said = await answer.text();
    expect(answer.ok, `${path}: ${said}`).toBe(true);
    return JSON.parse(said);
  };
  const { cartGuid } = await call('POST', 'addProductToCart', { code: variant, qty: 1 });
  await call('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES[site] ?? {});
  await call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
  const { code } = await call('POST', 'orders', { cartGuid, termsChecked: true });
  for (const step of ['ship', 'deliver']) await operator('orders', step, code);
  return { email };
}
