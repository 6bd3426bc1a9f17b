import { expect, test } from 'vitest';
import { type ApiDocument, hostileHeaders, hostilePages, hostileRequests, TEXTS } from './cases.ts';

const document: ApiDocument = {
  paths: {
    '/rest/v2/{site}/things/{code}': {
      put: {
        operationId: 'changeThing',
        parameters: [
          { name: 'site', in: 'path', required: true },
          { name: 'code', in: 'path', required: true },
          { name: 'sort', in: 'query' },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 3 },
          list: { type: 'array', maxItems: 7, items: { type: 'integer' } },
        },
      },
    },
  },
};
const requests = hostileRequests(document, 'usb2c');

test('each place of an operation is given each text', () => {
  for (const place of ['in the path as code', 'in the query as sort', 'as name', 'as list']) {
    const texts = requests.filter(({ name }) => name.endsWith(place)).map(({ name }) => name);
    for (const text of Object.keys(TEXTS)) expect(texts).toContain(`changeThing: ${text} ${place}`);
  }
});

test('bodies are nearly as large as they may be, and what is not hostile in them is valid', () => {
  const large = requests.filter(({ name }) => name.endsWith('as list') || name.endsWith('as the body'));
  expect(large.length).toBeGreaterThan(20);
  for (const { name, body = '' } of large) {
    expect([name, Buffer.byteLength(body) <= 64 * 1024]).toEqual([name, true]);
    expect([name, Buffer.byteLength(body) > 25_000]).toEqual([name, true]);
  }
  const zeros = requests.find(({ name }) => name === 'changeThing: zeros as list');
  expect(JSON.parse(zeros?.body ?? '{}')).toMatchObject({ name: 'xxx' });
  const full = requests.find(({ name }) => name.endsWith('every list as long as it may be'));
  expect(JSON.parse(full?.body ?? '{}')).toEqual({ name: 'xxx', list: [1, 1, 1, 1, 1, 1, 1] });
});

test('no address or header is larger than what a server reads', () => {
  const all = [...requests, ...hostileHeaders('/'), ...hostilePages('usb2c')];
  for (const { name, path, headers = {} } of all) {
    const line = path.length + Object.entries(headers).flat().join('').length;
    expect([name, line < 16_000]).toEqual([name, true]);
  }
});
