import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { sentLetters } from '@crema/testing/letters';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { SITE_HOSTS: 'fixed.example=cab2c' } });
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const) await shop.commerce.content.seed(site);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'owner'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const OWN = 'usb2c/sites/usb2c';

/** What the shop says of itself: to its pages, to whoever installs it, and in the back office’s list of sites. */
async function said() {
  const read = (url: string) => shop.commerce.app.inject(url);
  const config = (await read('/rest/v2/usb2c/cms/siteConfig')).json<{
    siteConfigurations: { entry: { key: string; value: unknown }[] };
  }>();
  const of = (name: string) => config.siteConfigurations.entry.find(({ key }) => key === name)?.value;
  const manifest = (await read('/rest/v2/usb2c/shop/manifest.webmanifest')).json<{ name: string }>();
  const me = await office.call<{ sites: { id: string; name: string }[] }>('me');
  return {
    ...{ name: of('shopName'), phone: of('shopPhone'), manifest: manifest.name },
    office: me.body.sites.find(({ id }) => id === 'usb2c')?.name,
  };
}

const heard = () => shop.commerce.platform.changes.heard();

test('a new name and number are what the shop says everywhere, until they are taken back', async () => {
  const before = await said();
  expect(before).toMatchObject({
    name: 'Crema',
    phone: '1-800-555-0142',
    manifest: 'Crema',
    office: 'Crema',
  });
  const saved = await office.save(OWN, { name: 'Beans & Co', phone: '1-888-555-0111' });
  expect([saved.status, saved.body.title]).toEqual([200, 'Beans & Co']);
  await heard();
  await expect
    .poll(said)
    .toEqual({ name: 'Beans & Co', phone: '1-888-555-0111', manifest: 'Beans & Co', office: 'Beans & Co' });
  const { shops } = shop.commerce.platform;
  expect(shops.of('usb2c')).toMatchObject({ name: 'Beans & Co', phone: '1-888-555-0111' });
  expect((await office.undo('usb2c', saved.body.edit)).status).toBe(200);
  await heard();
  await expect.poll(said).toEqual(before);
  expect(await office.row(OWN)).toMatchObject({ state: { name: 'Crema', phone: '1-800-555-0142' } });
});

test('a host leads to its site at once and is what links name; one of another site is refused', async () => {
  const { config, shops } = shop.commerce.platform;
  const saved = await office.save(OWN, { hosts: ['shop.beans.example', 'beans.example'] });
  expect(saved.status).toBe(200);
  await heard();
  await expect.poll(() => shops.hosts.get('beans.example')).toBe('usb2c');
  expect([...config.siteHosts].find(([, site]) => site === 'usb2c')).toEqual(['shop.beans.example', 'usb2c']);
  const robots = await shop.commerce.app.inject({
    ...{ method: 'GET', url: '/robots.txt', headers: { host: 'fixed.example' } },
  });
  expect(robots.body).toContain('https://fixed.example/sitemap.xml');
  for (const host of ['beans.example', 'fixed.example']) {
    const { status, body } = await office.call<{ errors: { message: string; subject: string }[] }>(
      'usafh/sites/usafh',
      {
        ...{ method: 'PATCH', body: { changes: { hosts: [host] } } },
        version: (await office.row('usafh/sites/usafh')).version,
      },
    );
    expect([status, body.errors[0]?.subject]).toEqual([400, 'hosts']);
    expect(body.errors[0]?.message).toMatch(/already leads to Crema/);
  }
  // The back office is reached by any host, also one that leads to no site of its own.
  const me = await shop.commerce.app.inject({
    ...{ method: 'GET', url: '/admin/v1/me' },
    headers: { ...office.headers, host: 'nobody.example' },
  });
  expect(me.statusCode).toBe(200);
  await office.undo('usb2c', saved.body.edit);
  await heard();
  await expect.poll(() => shops.hosts.get('beans.example')).toBeUndefined();
});

test('colours that can be read are the shop’s own; those that cannot are refused by the names of the pair', async () => {
  const { state } = await office.row(OWN);
  const light = state.light as Record<string, string>;
  const css = () => shop.commerce.app.inject('/rest/v2/usb2c/shop/colors.css').then(({ body }) => body);
  expect(await css()).toBe('');
  const saved = await office.save(OWN, {
    light: { ...light, accent: '#0b5d3b', 'accent-strong': '#08452c' },
  });
  expect(saved.status).toBe(200);
  await heard();
  await expect.poll(css).toContain('--accent: #0b5d3b;');
  expect(await css()).not.toContain('--paper: #faf6ee;');
  const refused = await office.save(OWN, { light: { ...light, ink: '#cccccc' } });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ subject: 'light' }] } });
  expect(JSON.stringify(refused.body)).toMatch(/Text \(#cccccc\).*At least 4\.5:1/);
  await office.undo('usb2c', saved.body.edit);
});

test.each([
  ['name', ''],
  ['name', '{{x}}'],
  ['phone', 'call me'],
  ['email', 'nobody'],
  ['hosts', ['https://shop.example']],
  ['logo', '../secret'],
])('a %s like %j is refused beside its field', async (field, value) => {
  const { status, body } = await office.save(OWN, { [field]: value });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(field);
});

test('a mail is sent in the name, from the number and with the address that are set', async () => {
  const saved = await office.save(OWN, {
    ...{ name: 'Beans & Co', phone: '1-888-555-0111', email: 'help@beans.example' },
    address: '1 Main Street\nBurlington, VT 05401',
  });
  expect(saved.status).toBe(200);
  await heard();
  const { outbox } = shop.commerce.platform;
  await expect.poll(() => shop.commerce.platform.shops.of('usb2c').name).toBe('Beans & Co');
  await outbox.write({
    ...{ id: 'account-a-letter', kind: 'account.duplicate', site: 'usb2c', language: 'en' },
    ...{ email: 'ada@example.com', data: {} },
  });
  const [mail] = await sentLetters(shop);
  for (const text of [mail?.text, mail?.html])
    for (const part of ['1-888-555-0111', 'Burlington, VT 05401']) expect(text).toContain(part);
  expect(mail?.text).toContain('Beans & Co');
  expect(mail?.html).toContain('Beans &#38; Co');
  expect(mail?.html + (mail?.text ?? '')).not.toContain('{{');
  await office.undo('usb2c', saved.body.edit);
});

test('only an owner changes it', async () => {
  const merchandiser = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
  expect((await merchandiser.save(OWN, { name: 'Mine' })).status).toBe(403);
});
