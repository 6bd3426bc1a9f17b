import { expect, test } from 'vitest';
import { olderCsv, plain, readBack, withFile } from '../fixture.ts';
import { FileRefused } from '../import.errors.ts';
import { openSource } from '../source.service.ts';

const CSV = olderCsv(plain('creme', { Title: 'Crème brûlée – 10"' }));
const titles = async (content: string | Uint8Array) =>
  (await readBack(content)).drafts.map((draft) => draft.product?.name.en);

test.each([
  ['UTF-8', Buffer.from(CSV)],
  ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${CSV}`)],
  ['UTF-16 little endian', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
  ['UTF-16 big endian', Buffer.from(`\ufeff${CSV}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(CSV, 'utf16le')],
  ['CRLF', Buffer.from(CSV.replaceAll('\n', '\r\n'))],
  ['CR alone', Buffer.from(CSV.replaceAll('\n', '\r'))],
])('%s is read', async (_name, bytes) => {
  expect(await titles(bytes)).toEqual(['Crème brûlée – 10"']);
});

test('what is not UTF-8 is read as Windows-1252, and the report says so', async () => {
  const bytes = Buffer.from(CSV.replace('–', '\u0096'), 'latin1');
  const read = await readBack(bytes);
  expect(read.drafts[0]?.product?.name.en).toBe('Crème brûlée – 10"');
  expect(read.notes.join()).toContain('Windows-1252');
});

test('a valid start does not make a file UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from(`${CSV}${'x'.repeat(200_000)},`), Buffer.from([0xe9, 0x0a])]);
  expect((await readBack(bytes)).notes.join()).toContain('Windows-1252');
});

test.each([
  ['a workbook', Buffer.from('504b0304140006000800', 'hex'), /spreadsheet workbook.*save it as CSV/],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), /old binary spreadsheet/],
  ['a gzip archive', Buffer.from('1f8b0800', 'hex'), /gzip/],
  ['bytes with zeros', Buffer.from('Handle,Ti\u0000tle\u0000\u0000\n'), /binary file/],
  ['an empty file', Buffer.alloc(0), /is empty/],
  ['white space', Buffer.from(' \n\n'), /first line is not the header|has no lines/],
  ['another table', Buffer.from('Name,E-mail\nA,a@example.com\n'), /not the header of a product file/],
])('%s is refused in one sentence', async (_name, bytes, sentence) => {
  const refusal = await readBack(bytes).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(FileRefused);
  expect((refusal as FileRefused).message).toMatch(sentence);
  expect((refusal as FileRefused).message).not.toContain('\n');
});

test('a missing file and a folder are refused in one sentence', async () => {
  const options = { site: 'usb2c', shopName: 'Crema', untrackedStock: 1 } as const;
  await expect(openSource('/no/such.csv', options)).rejects.toThrow('There is no file /no/such.csv.');
  await withFile('x', async (path) => {
    await expect(openSource(path.replace(/\/[^/]*$/, ''), options)).rejects.toThrow('is not a file');
  });
});
