/** An owner makes a secret, which is shown once, sees what was sent to an integration, and sends it again. */
import { patience } from '@crema/testing/pace';
import { expect, it } from 'vitest';
import type { Delivery, Resource, Secret } from '../app/api/types.ts';
import { axeFindings, withOffice } from './page.ts';
import { ME, RESOURCE } from './rows.ts';

const own = withOffice();

const INTEGRATIONS: Resource = {
  ...RESOURCE,
  ...{ name: 'integrations', title: 'Integrations', one: 'Integration', group: 'settings', drafts: false },
  operations: {
    ...{ list: 'adminListIntegrations', get: 'adminGetIntegration', save: 'adminSaveIntegration' },
  },
  ...{ creates: false, removes: false, bulk: false, columns: ['active'], filters: [] },
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name' },
      active: { type: 'boolean', title: 'Send events' },
    },
    required: ['name', 'active'],
  },
};
const ROW = {
  ...{ key: 'warehouse', title: 'Warehouse', version: '1', state: { name: 'Warehouse', active: true } },
};
const DEAD: Delivery = {
  ...{ event: 7, id: 'evt_7', type: 'order.released', entity: 'order:C1001', at: '2026-11-26T12:00:00Z' },
  ...{ state: 'dead', attempts: 14, status: 500, answer: 'database is full' },
};

async function open(): Promise<void> {
  const { page, office } = own;
  const operations = [
    ...Object.values(INTEGRATIONS.operations),
    ...['adminListIntegrationSecrets', 'adminListIntegrationDeliveries', 'adminListScheduled'],
  ];
  office.answers.set('GET me', () => ({ body: { ...ME, operations: [...ME.operations, ...operations] } }));
  office.answers.set('GET resources', () => ({ body: { resources: [INTEGRATIONS] } }));
  office.answers.set('GET usb2c/integrations/warehouse', () => ({ body: ROW }));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${office.origin}/admin/usb2c/integrations/warehouse`);
  await page.getByRole('heading', { name: 'Secrets' }).waitFor();
}

it(
  'a secret is made, shown once and ended, by keyboard on a phone',
  async () => {
    const { page, office } = own;
    const secrets: Secret[] = [];
    office.answers.set('GET usb2c/integrations/warehouse/secrets', () => ({ body: { secrets } }));
    office.answers.set('GET usb2c/integrations/warehouse/deliveries', () => ({ body: { items: [] } }));
    office.answers.set('POST usb2c/integrations/warehouse/secrets', ({ body }) => {
      secrets.push({ id: 's1', kind: body.kind as Secret['kind'], created: '2026-11-26T12:00:00Z' });
      return { status: 201, body: { id: 's1', secret: 'whsec_c2hvd24gb25jZQ==' } };
    });
    office.answers.set('DELETE usb2c/integrations/warehouse/secrets/s1', () => {
      secrets.length = 0;
      return { status: 204 };
    });
    await open();
    await page.getByText('No secrets yet. Without a signing secret nothing is sent.').waitFor();
    await page.getByText('No events yet.').waitFor();
    await page.getByRole('button', { name: 'New signing secret' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New signing secret' });
    await dialog.getByRole('button', { name: 'Make it' }).press('Enter');
    await expect
      .poll(() => dialog.getByLabel('Secret', { exact: true }).inputValue())
      .toBe('whsec_c2hvd24gb25jZQ==');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    expect(await page.content()).not.toContain('whsec_');
    await page.getByRole('button', { name: /^End the signing secret of/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).press('Enter');
    await page.getByText('No secrets yet. Without a signing secret nothing is sent.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
  patience(60_000),
);

it(
  'what was given up shows its answer and is sent again, and so is a span',
  async () => {
    const { page, office } = own;
    office.answers.set('GET usb2c/integrations/warehouse/secrets', () => ({ body: { secrets: [] } }));
    office.answers.set('GET usb2c/integrations/warehouse/deliveries', () => ({ body: { items: [DEAD] } }));
    office.answers.set('POST usb2c/integrations/warehouse/deliveries/7/again', () => ({
      body: { ...DEAD, state: 'waiting' },
    }));
    office.answers.set('POST usb2c/integrations/warehouse/replay', () => ({
      status: 202,
      body: { count: 3 },
    }));
    await open();
    const panel = page.getByRole('region', { name: 'Events sent' });
    await panel.getByRole('row', { name: /order\.released.*Given up.*14 attempts.*500/ }).waitFor();
    await panel.getByText('What was answered').click();
    await panel.getByText('database is full').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Send again: order.released of order:C1001' }).click();
    await page.getByText('It is being sent again.').waitFor();
    await panel.getByLabel('State').selectOption({ label: 'Given up' });
    await expect
      .poll(() =>
        office.calls
          .filter(({ path }) => path.endsWith('/deliveries'))
          .at(-1)
          ?.query.get('state'),
      )
      .toBe('dead');
    await panel.getByRole('button', { name: 'Send a period again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send a period again' });
    await dialog.getByRole('button', { name: 'Send a period again' }).click();
    await dialog.getByText('3 events are being sent again.').waitFor();
    const { from, until } = office.calls.filter(({ path }) => path.endsWith('/replay')).at(-1)?.body ?? {};
    expect(new Date(String(until)).getTime() - new Date(String(from)).getTime()).toBeGreaterThan(86_000_000);
  },
  patience(60_000),
);
