/** What domains add to a demo shop: when each part is called, and which names are refused. */
import { SITES } from '@crema/brands';
import { expect, test } from 'vitest';
import { createDemo, type DemoCustomer } from './index.ts';

const person: DemoCustomer = {
  ctx: {
    site: SITES.usb2c,
    language: 'en',
    caller: { kind: 'system' },
    correlationId: 'demo',
    customerId: 'n',
  },
  ...{ email: 'noor@crema.localhost', firstName: 'Noor', lastName: 'Halloran' },
};

test('parts are called in the order in which they were added, each at the moments that it has', async () => {
  const demo = createDemo();
  const called: string[] = [];
  demo.add({
    name: 'first',
    seed: async (site) => called.push(`first seeds ${site}`),
    signIns: async (renewed) => {
      called.push(`first signs in, ${renewed ? 'renewed' : 'as before'}`);
      await demo.customer(person);
    },
  });
  demo.add({ name: 'second', customer: async ({ firstName }) => called.push(`second knows ${firstName}`) });
  demo.add({
    name: 'third',
    seed: async (site) => called.push(`third seeds ${site}`),
    signIns: async () => 0,
  });
  await demo.seed('usb2c');
  await demo.signIns();
  expect(called).toEqual([
    ...['first seeds usb2c', 'third seeds usb2c'],
    ...['first signs in, as before', 'second knows Noor'],
  ]);
});

test('that the key has changed is known to every part, whichever part finds out', async () => {
  const demo = createDemo();
  const told: boolean[] = [];
  demo.add({ name: 'customers', signIns: async (renewed) => told.push(renewed) });
  demo.add({
    ...{ name: 'agent', isRenewed: async () => true },
    signIns: async (renewed: boolean) => told.push(renewed),
  });
  await demo.signIns();
  expect(told).toEqual([true, true]);
});

test('two parts of one name are refused at the start', () => {
  const demo = createDemo();
  demo.add({ name: 'coupons' });
  expect(() => demo.add({ name: 'coupons' })).toThrow(
    'Two of the parts of the demo are called "coupons": each has a name of its own.',
  );
});
