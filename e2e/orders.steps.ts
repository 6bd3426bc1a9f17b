import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** A guest's paid order of two boxes, placed through the API. */
export async function placed(request: APIRequestContext): Promise<{ code: string; guid: string }> {
  const users = `http://127.0.0.1:${process.env.E2E_PORT}/rest/v2/usb2c/users/anonymous`;
  const added = await request.post(`${users}/addProductToCart`, {
    data: { code: '1012-AURL-DAWN-24', qty: 2 },
  });
  const { cartGuid } = await added.json();
  const details = {
    email: { email: 'ada@example.com' },
    'addresses/delivery': {
      ...{ firstName: 'Ada', lastName: 'Marsh', line1: '12 Orchard Street', town: 'Albany' },
      ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' } },
      ...{ postalCode: '12207', phone: '5185550100' },
    },
    payment: { provider: 'test', token: 'tok_success' },
  };
  for (const [name, data] of Object.entries(details))
    expect((await request.put(`${users}/carts/${cartGuid}/${name}`, { data })).status()).toBe(200);
  const answer = await request.post(`${users}/orders`, {
    data: { cartGuid, termsChecked: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  return answer.json();
}
