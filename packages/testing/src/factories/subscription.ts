import { randomUUID } from 'node:crypto';
import type { NewSubscription } from '@crema/commerce/domains/auto-delivery/index';

/**
 * Three boxes every four weeks from Mon 4 Jan 2027 to New York, the next on 1 Feb, unless the parts say otherwise.
 * With another `nextDate`, give its `locksAt` and `processAt` too.
 */
export function subscription(parts: Partial<NewSubscription> = {}): NewSubscription {
  return {
    site: 'usb2c',
    customerId: randomUUID(),
    email: 'ada@example.com',
    language: 'en',
    currency: 'USD',
    type: 'scheduled',
    status: 'ACTIVE',
    frequencyWeeks: 4,
    anchorDate: '2027-01-04',
    nextDate: '2027-02-01',
    locksAt: new Date('2027-01-31T11:00:00Z'),
    processAt: new Date('2027-02-01T11:00:00Z'),
    cycle: 1,
    deliveryAddress: {
      firstName: 'Ada',
      lastName: 'Marsh',
      line1: '12 Orchard Street',
      town: 'Albany',
      region: 'NY',
      country: 'US',
      postalCode: '12207',
      phone: '5185550100',
    },
    payment: {
      provider: 'test',
      token: 'tok_success',
      card: { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 },
    },
    ceiling: 4272,
    ordersMade: 1,
    spent: 4272,
    saved: 1425,
    createdAt: new Date('2027-01-04T15:00:00Z'),
    sourceKey: randomUUID(),
    lines: [{ code: 'dawn-24', quantity: 3, once: false, backups: [] }],
    ...parts,
  };
}
