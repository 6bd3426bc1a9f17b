/** What the stand-in of the engine holds: one resource with every kind of field. */
import type { Schema } from '../app/api/schema.ts';
import type { Me, Resource } from '../app/api/types.ts';

const schema: Schema = {
  type: 'object',
  properties: {
    name: { type: 'object', format: 'localized', title: 'Name', properties: {} },
    price: { type: 'integer', format: 'money', title: 'Price', minimum: 0 },
    on: { type: 'boolean', title: 'For sale' },
    roast: { type: 'string', title: 'Roast', enum: ['light', 'dark'], 'x-titles': ['Light', 'Dark'] },
    from: { type: ['string', 'null'], format: 'date-time', title: 'Shown from' },
    note: { type: 'string', format: 'multiline', title: 'Note', description: 'Nobody outside sees it.' },
    tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
    data: { format: 'json', title: 'Content' },
    id: { type: 'integer', title: 'Number', readOnly: true },
  },
  required: ['name', 'price', 'on', 'roast'],
};

export const RESOURCE: Resource = {
  name: 'blends',
  title: 'Blends',
  one: 'Blend',
  group: 'catalogue',
  description: 'What is roasted.',
  operations: {
    ...{ list: 'adminListBlends', get: 'adminGetBlend', add: 'adminAddBlend' },
    ...{ save: 'adminSaveBlend', remove: 'adminRemoveBlend', bulk: 'adminBulkBlends' },
  },
  creates: true,
  removes: true,
  bulk: true,
  drafts: true,
  keyTitle: 'Code',
  columns: ['price', 'roast'],
  filters: [
    {
      name: 'roast',
      title: 'Roast',
      options: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  ],
  schema,
};

export const SETTING: Resource = {
  ...RESOURCE,
  ...{ name: 'switches', title: 'Switches', one: 'Switch', group: 'settings' },
  operations: { list: 'adminListSwitches', get: 'adminGetSwitch', save: 'adminSaveSwitch' },
};

export const ME: Me = {
  email: 'ada@crema.localhost',
  role: 'merchandiser',
  operations: [
    ...Object.values(RESOURCE.operations),
    ...['adminGetHome', 'adminGetSales', 'adminGetSalesFile', 'adminListEdits', 'adminListScheduled'],
    'adminMakePreview',
  ],
  expires: '2099-01-01T00:00:00Z',
  sites: [
    {
      ...{ id: 'usb2c', name: 'Crema', currency: 'USD', languages: ['en'] },
      ...{ timeZone: 'America/New_York', origin: 'http://localhost:1' },
    },
    {
      ...{ id: 'cab2c', name: 'Crema Canada', currency: 'CAD', languages: ['en', 'fr'] },
      ...{ timeZone: 'America/Toronto', origin: 'http://localhost:1' },
    },
  ],
};

export const stateOf = (number: number) => ({
  name: { en: `Blend ${number}` },
  price: 1000 + number,
  on: true,
  roast: number % 2 ? 'light' : 'dark',
  from: null,
  note: '',
  tags: ['new'],
  data: { heading: { en: 'Hello', fr: 'Bonjour' }, wide: true, links: [{ title: 'Tea', to: '/tea' }] },
  id: number,
});
