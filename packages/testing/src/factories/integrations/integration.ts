import type { officeOf } from '../office/calls.ts';

type Office = ReturnType<typeof officeOf>;

const EVENTS = [
  ...['order.placed', 'order.paid', 'order.released', 'order.shipped', 'order.delivered', 'order.cancelled'],
  ...[
    'order.returned',
    'order.refunded',
    'parcel.shipped',
    'parcel.delivered',
    'stock.sold_out',
    'stock.back',
  ],
  ...['customer.created', 'customer.changed', 'customer.erased', 'subscription.started'],
  ...['subscription.changed', 'subscription.skipped', 'subscription.paused', 'subscription.cancelled'],
  'subscription.renewal_failed',
];
const SCOPES = ['orders:read', 'orders:ship', 'stock:write', 'customers:read', 'subscriptions:read'];

const flags = (all: readonly string[], set: readonly string[]) =>
  Object.fromEntries(all.map((name) => [name, set.includes(name)]));

export interface IntegrationParts {
  site?: string;
  key?: string;
  url?: string | null;
  active?: boolean;
  events?: readonly string[];
  scopes?: readonly string[];
}

/** The state of an integration as its form sends it: it hears of everything and may do nothing unless told. */
export const integrationState = ({
  url = null,
  active = true,
  events = EVENTS,
  scopes = [],
}: IntegrationParts) => ({
  ...{ name: 'Warehouse', url, active },
  ...{ events: flags(EVENTS, events), scopes: flags(SCOPES, scopes) },
});

/** Adds an integration as an owner does, with both secrets. */
export async function integrate(office: Office, parts: IntegrationParts = {}) {
  const { site = 'usb2c', key = 'warehouse' } = parts;
  const added = await office.call(`${site}/integrations`, {
    ...{ method: 'POST', body: { key, state: integrationState(parts) } },
  });
  if (added.status !== 201) throw new Error(`Not added: ${JSON.stringify(added.body)}`);
  const make = async (kind: 'signing' | 'client') =>
    (
      await office.call<{ id: string; secret: string }>(`${site}/integrations/${key}/secrets`, {
        ...{ method: 'POST', body: { kind } },
      })
    ).body;
  return { site, key, make, signing: await make('signing'), client: await make('client') };
}
