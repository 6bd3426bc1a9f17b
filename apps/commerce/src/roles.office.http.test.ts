import { SITE_IDS, type SiteId } from '@crema/brands';
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { integrate } from '@crema/testing/factories/integrations/integration';
import { officeOf } from '@crema/testing/factories/office/calls';
import { type SignedInStaff, type StaffRole, signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from './operations.ts';

/** The roles of the back office, as staff are added with them and as the table calls them. */
const ROLES = [
  ['merchandiser', 'merchandiser'],
  ['agent', 'service'],
  ['finance', 'finance'],
  ['owner', 'owner'],
] as const satisfies [StaffRole, string][];

let shop: TestCommerce;
let owner: ReturnType<typeof officeOf>;
const staff = new Map<string, SignedInStaff>();
beforeAll(async () => {
  shop = await openBoxShop();
  await shop.commerce.platform.jobs.start(false);
  for (const site of SITE_IDS) {
    await shop.commerce.content.seed(site);
    // Each site has something that the others have not.
    await sell(shop.commerce, site, product('dawn'), product(`only-${site}`));
  }
  await shop.commerce.experiments.seed();
  await buyBox(shop);
  for (const [role, grant] of ROLES) staff.set(grant, await signInStaff(shop.commerce, role));
  owner = officeOf(shop.commerce, staff.get('owner') as SignedInStaff);
  for (const site of SITE_IDS) {
    await owner.call(`${site}/coupons`, {
      method: 'POST',
      body: { key: `ONLY${site.toUpperCase()}`, state: COUPON },
    });
    await owner.call(`${site}/promotions`, {
      method: 'POST',
      body: { key: `only-${site}`, state: PROMOTION },
    });
    await integrate(owner, { site, key: `only-${site}` });
    await shop.db.execute(
      `insert into reviews (id, site, product_code, buyer_key, author, language, stars, status, created_at)
       values (gen_random_uuid(), $1, 'dawn', 'a-buyer', 'Ada', 'en', 5, 'held', now())`,
      [site],
    );
  }
}, patience(120_000));
afterAll(() => shop.commerce.close());

const COUPON = {
  ...{ name: { en: 'Spring' }, percent: 15, freeShipping: false, newCustomersOnly: false },
  ...{ autoDelivery: false, podsOnly: false, productTypes: [], products: [], maxUses: 1 },
};

const PROMOTION = {
  ...{ name: 'Days', label: { en: 'Days' }, active: false, buyers: 'all', categories: [], products: [] },
  tiers: [{ quantity: 1, percent: 20, amount: null }],
};

interface Described {
  name: string;
  operations: Record<'list' | 'get' | 'save', string> & { bulk?: string };
  schema: { properties: Record<string, { readOnly?: boolean }> };
}

interface Listed {
  key: string;
  version: string;
  state: Record<string, unknown>;
}

const resources = async () => (await owner.call<{ resources: Described[] }>('resources')).body.resources;
const rowsOf = async (site: SiteId, { name }: Described) =>
  (await owner.call<{ items: Listed[] }>(`${site}/${name}?pageSize=100`)).body.items;

/** What the table says of an operation that has all that it needs. */
const rightOf = (operation: string, grant: string): number =>
  OPERATIONS[operation]?.grants.some((one) => one === grant) ? 200 : 403;

test(
  'each resource answers each role at each site: those who may get what they asked for, the others 403, nobody 401',
  async () => {
    const wrong: string[] = [];
    const calls: string[] = [];
    for (const resource of await resources())
      for (const site of SITE_IDS) {
        const { operations, name, schema } = resource;
        const [one] = await rowsOf(site, resource);
        const field = Object.keys(schema.properties).find(
          (property) => !schema.properties[property]?.readOnly && one?.state[property] !== undefined,
        );
        if (!one || !field) continue;
        const key = encodeURIComponent(one.key);
        // The same value again: right for whoever may, and nothing changes for the next one.
        const changes = { [field]: one.state[field] };
        const tries = [
          [operations.list, `${site}/${name}`, {}],
          [operations.get, `${site}/${name}/${key}`, {}],
          [
            operations.save,
            `${site}/${name}/${key}`,
            { method: 'PATCH', body: { changes }, version: one.version },
          ],
          ...(operations.bulk
            ? [
                [
                  operations.bulk,
                  `${site}/${name}/bulk`,
                  { method: 'POST', body: { keys: [one.key], changes, dryRun: true } },
                ] as const,
              ]
            : []),
        ] as const;
        for (const [operation, path, call] of tries) {
          calls.push(`${name} ${operation} ${site}`);
          for (const [, grant] of ROLES) {
            const { status, body } = await owner.call(path, { ...call, as: staff.get(grant) });
            const right = rightOf(operation, grant);
            if (status !== right)
              wrong.push(
                `${operation} as ${grant} at ${site}: ${status}, not ${right}: ${JSON.stringify(body)}`,
              );
          }
          const nobody = { email: '', headers: { cookie: '' } };
          const { status } = await owner.call(path, { ...call, as: nobody });
          if (status !== 401) wrong.push(`${operation} as nobody at ${site}: ${status}`);
        }
      }
    expect(wrong).toEqual([]);
    // Each resource had a row to try at one site at least.
    expect(new Set(calls.map((call) => call.split(' ')[0]))).toEqual(
      new Set((await resources()).map(({ name }) => name)),
    );
  },
  patience(120_000),
);

test(
  'a row, an edit, a scheduled change and a bulk edit of one site are nobody’s at another',
  async () => {
    const wrong: string[] = [];
    const expect404 = async (path: string, call: Parameters<typeof owner.call>[1] = {}) => {
      const { status, reason } = await owner.call(path, call);
      if (status !== 404) wrong.push(`${call?.method ?? 'GET'} ${path}: ${status} ${reason}`);
    };
    for (const resource of await resources()) {
      const here = await rowsOf('usb2c', resource);
      const there = new Set((await rowsOf('cab2c', resource)).map(({ key }) => key));
      const own = here.find(({ key }) => !there.has(key));
      if (!own) continue;
      const path = `cab2c/${resource.name}/${encodeURIComponent(own.key)}`;
      await expect404(path);
      const [[field, value] = ['', undefined]] = Object.entries(own.state).filter(
        ([name]) => !resource.schema.properties[name]?.readOnly,
      );
      await expect404(path, { method: 'PATCH', body: { changes: { [field]: value } }, version: own.version });
    }

    const path = 'usb2c/settings/freeShippingMinimum';
    const saved = await owner.save(path, { value: 4242 });
    await expect404(`cab2c/edits/${saved.body.edit}/undo`, { method: 'POST' });
    expect((await owner.row(path)).state.value).toBe(4242);

    const from = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
    const planned = await owner.save(path, { value: 1 }, { from });
    await expect404(`cab2c/scheduled/${planned.body.scheduled?.id}`, { method: 'DELETE' });
    const { body: waiting } = await owner.call<{ items: object[] }>('usb2c/scheduled?resource=settings');
    expect(waiting.items).toMatchObject([{ status: 'waiting' }]);

    const { batch } = await owner.bulk('usb2c/products', {
      keys: ['only-usb2c'],
      changes: { brand: 'Harbour' },
    });
    await expect404(`cab2c/batches/${batch}`);
    await expect404(`cab2c/batches/${batch}/undo`, { method: 'POST' });
    expect((await owner.row('usb2c/products/only-usb2c')).state.brand).toBe('Harbour');
    const { preview } = await owner.bulk('cab2c/products', {
      keys: ['dawn', 'only-usb2c'],
      changes: { brand: 'Marsh' },
    });
    expect(preview.problems).toMatchObject([{ key: 'only-usb2c' }]);
    expect(wrong).toEqual([]);
  },
  patience(60_000),
);

/** Calls of the back office that no resource describes, with all that they need. */
const READS = [
  ['adminGetMe', 'me'],
  ['adminGetResources', 'resources'],
  ['adminListStaff', 'staff'],
  ['adminListEdits', '{site}/edits'],
  ['adminListScheduled', '{site}/scheduled'],
  ['adminGetHome', '{site}/home'],
  ['adminGetSales', '{site}/reports/sales?from=2027-01-01&to=2027-01-04'],
  ['adminGetSalesFile', '{site}/reports/sales.csv?from=2027-01-01&to=2027-01-04'],
  ['adminListOrders', '{site}/orders'],
  ['adminListCustomers', '{site}/customers?query=ada'],
] as const;

test('what is read besides resources is answered to those who may, at each site', async () => {
  const wrong: string[] = [];
  for (const [operation, path] of READS)
    for (const site of SITE_IDS)
      for (const [, grant] of ROLES) {
        const { status, body } = await owner.call(path.replace('{site}', site), { as: staff.get(grant) });
        const right = rightOf(operation, grant);
        if (status !== right)
          wrong.push(`${operation} as ${grant} at ${site}: ${status}, not ${right}: ${JSON.stringify(body)}`);
      }
  expect(wrong).toEqual([]);
});
