import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsRepository } from './imports.repository.ts';
import type { Difference, ImportFinding } from './transfer.types.ts';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await shop.commerce.seed('usb2c');
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(120_000));
afterAll(() => shop.commerce.close());

interface Import {
  id: string;
  status: string;
  done: number;
  problem?: string;
  counts: Record<string, number>;
  differences: Difference[];
  findings: (Omit<ImportFinding, 'reason'> & { reason: string })[];
  notes: string[];
  undoable: boolean;
  batch?: string;
}

const AT = 'usb2c/catalog/imports';
const exported = async (): Promise<string> => {
  const answer = await office.call<string>('usb2c/catalog/export');
  expect(answer.status).toBe(200);
  return answer.body;
};
const rowsOf = (text: string): string[][] => parse(text, { bom: true }) as string[][];

const announce = (bytes: number, options: object = {}) =>
  office.call<{ import: Import; piece: number }>(AT, {
    ...{ method: 'POST', body: { name: 'goods.csv', bytes, ...options } },
  });

const sendPiece = async (id: string, from: number, payload: Buffer) => {
  const answer = await shop.commerce.app.inject({
    ...{ method: 'POST', url: `/admin/v1/${AT}/${id}/pieces?from=${from}`, payload },
    headers: { ...office.headers, 'content-type': 'application/octet-stream' },
  });
  return { status: answer.statusCode, body: answer.json<Import & { errors: { message: string }[] }>() };
};

/** Sends a whole file in pieces, and has it checked. */
async function checked(text: string, options: object = {}): Promise<Import> {
  const bytes = Buffer.from(text);
  const started = await announce(bytes.length, options);
  expect(started.status).toBe(201);
  const { import: one, piece } = started.body;
  for (let from = 0; from < bytes.length; from += piece)
    expect((await sendPiece(one.id, from, bytes.subarray(from, from + piece))).status).toBe(200);
  return worked(one.id);
}

/** The import once everything that waits is done. */
async function worked(id: string): Promise<Import> {
  await shop.commerce.catalog.imports.runDue();
  return (await office.call<Import>(`${AT}/${id}`)).body;
}

/** Applies a checked import to its end. */
async function applied(id: string): Promise<Import> {
  expect((await office.call(`${AT}/${id}/apply`, { method: 'POST' })).status).toBe(200);
  return worked(id);
}

async function undone(batch: string | undefined) {
  expect((await office.call(`usb2c/batches/${batch}/undo`, { method: 'POST' })).status).toBe(202);
  await shop.commerce.platform.jobs.run('edits.batch', { id: batch });
  return (await office.call<{ status: string; skipped: object[] }>(`usb2c/batches/${batch}`)).body;
}

/** The file with cells changed: by variant code, then column. */
function edited(text: string, changes: Record<string, Record<string, string>>): string {
  const [head = [], ...rows] = rowsOf(text);
  const at = (column: string): number => head.indexOf(column);
  for (const row of rows)
    for (const [column, value] of Object.entries(changes[row[at('Variant code')] ?? ''] ?? {}))
      row[at(column)] = value;
  return stringify([head, ...rows]);
}

const variants = (text: string): string[] => {
  const [head = [], ...rows] = rowsOf(text);
  return rows.flatMap((row) => row[head.indexOf('Variant code')] || []);
};

test(
  'what is exported changes nothing when it comes back',
  async () => {
    const { status, counts, differences, findings } = await checked(await exported());
    expect([status, differences]).toEqual(['checked', []]);
    expect(findings.filter(({ kind }) => kind === 'refused')).toEqual([]);
    expect(counts).toMatchObject({ created: 0, updated: 0, refused: 0, changes: 0, categories: 0 });
    expect(counts.unchanged).toBeGreaterThan(100);
  },
  patience(120_000),
);

test(
  'three prices show as three, are applied, kept in a file as they were, and come back by one undo',
  async () => {
    const before = await exported();
    const [one = '', two = '', three = ''] = variants(before);
    const file = edited(before, {
      [one]: { Price: '41.00' },
      [two]: { Price: '42.00' },
      [three]: { Price: '43.00' },
    });
    const check = await checked(file);
    expect(check.counts.changes).toBe(3);
    expect(check.differences.map(({ variant, column, after }) => [variant, column, after])).toEqual([
      [one, 'Price', '41.00'],
      [two, 'Price', '42.00'],
      [three, 'Price', '43.00'],
    ]);
    // Nothing is written by the check.
    expect(await exported()).toBe(before);
    const done = await applied(check.id);
    expect([done.status, done.undoable, done.counts.changes]).toEqual(['done', true, 3]);
    await shop.commerce.catalog.settle();
    expect(shop.commerce.catalog.variant('usb2c', two)?.listPrice).toBe(4200);
    expect((await office.call<string>(`${AT}/${check.id}/before`)).body).toBe(before);
    expect(await undone(done.batch)).toMatchObject({ status: 'undone', skipped: [] });
    expect(await exported()).toBe(before);
  },
  patience(120_000),
);

test(
  'word of a check’s progress that comes after its end does not hold up what is applied next',
  async () => {
    const file = await exported();
    const { id } = await checked(edited(file, { [variants(file)[0] ?? '']: { Price: '44.00' } }));
    const repository = importsRepository(shop.db);
    const run = await repository.byId('usb2c', id);
    if (!run) throw new Error('No import');
    await repository.beat({ ...run, status: 'checking' }, { done: 1, total: 2, beatAt: shop.clock.now() });
    expect((await applied(id)).status).toBe('done');
  },
  patience(60_000),
);

test(
  'an undo leaves what was changed again since, and says so',
  async () => {
    const before = await exported();
    const [one = '', two = ''] = variants(before).slice(10);
    const check = await checked(edited(before, { [one]: { Stock: '777' }, [two]: { Stock: '778' } }));
    const done = await applied(check.id);
    await office.save(`usb2c/stock/${one}`, { onHand: 5 });
    expect((await undone(done.batch)).skipped).toMatchObject([{ key: one }]);
    expect((await office.row(`usb2c/stock/${one}`)).state.onHand).toBe(5);
    expect((await office.row(`usb2c/stock/${two}`)).state.onHand).not.toBe(778);
  },
  patience(120_000),
);

test(
  'refused rows are reported with their lines, while the others go in; the report has all of them',
  async () => {
    const before = await exported();
    // Of two products: a refused row refuses its own.
    const [one = '', two = ''] = [variants(before)[20], variants(before)[200]];
    const check = await checked(edited(before, { [one]: { Price: 'dear' }, [two]: { Price: '44.00' } }));
    const line = before.split('\n').findIndex((text) => text.includes(one));
    const [refused] = check.findings.filter(({ kind }) => kind === 'refused');
    expect(refused?.reason).toContain('dear');
    expect(refused?.line).toBeGreaterThan(1);
    expect(line).toBeGreaterThan(0);
    expect(check.counts).toMatchObject({ refused: 1, changes: 1 });
    const report = rowsOf((await office.call<string>(`${AT}/${check.id}/report`)).body);
    expect(report[0]).toEqual(['line', 'what', 'kind', 'problem']);
    expect(report).toContainEqual([String(refused?.line), refused?.product, 'refused', refused?.reason]);
    // The same run in French, its report too.
    const french = (await office.call<Import>(`${AT}/${check.id}?lang=fr`)).body;
    const [same] = french.findings.filter(({ kind }) => kind === 'refused');
    expect(same).toEqual({
      ...refused,
      reason: 'price\u00a0: «\u00a0dear\u00a0» n’est pas un montant en USD',
    });
    const rapport = rowsOf((await office.call<string>(`${AT}/${check.id}/report?lang=fr`)).body);
    expect(rapport[0]).toEqual(['ligne', 'quoi', 'genre', 'problème']);
    expect(rapport).toContainEqual([String(same?.line), same?.product, 'refusé', same?.reason]);
    expect(rapport).toHaveLength(report.length);
    expect((await office.call(`${AT}/${check.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await office.call(`${AT}/${check.id}`)).status).toBe(404);
  },
  patience(120_000),
);

test(
  'text that begins like a formula leaves as text, and comes back as it was',
  async () => {
    const names = ['=HYPERLINK("x")', "'=1+1", '-2 + 3', '@all'];
    const { body } = await office.call<{ items: { key: string }[] }>(
      `usb2c/products?pageSize=${names.length}`,
    );
    for (const [at, en] of names.entries())
      await office.save(`usb2c/products/${body.items[at]?.key}`, { name: { en } });
    const text = await exported();
    for (const en of names) expect(rowsOf(text).flat()).toContain(`'${en}`);
    expect((await checked(text)).counts).toMatchObject({ refused: 0, changes: 0 });
  },
  patience(120_000),
);

test('a file that is no catalogue is answered by a sentence, and one that lacks a column by its name', async () => {
  const zip = await announce(4);
  const sent = await sendPiece(zip.body.import.id, 0, Buffer.from('PK\u0003\u0004'));
  expect([sent.status, sent.body.errors[0]?.message]).toEqual([400, expect.stringMatching(/\.$/)]);
  const failed = await checked('Code,Title\na,b\n');
  expect([failed.status, failed.problem]).toEqual(['failed', expect.stringContaining('Price')]);
});

test('pieces arrive in order; one may come twice; the file on disk grows by pieces of 2 MB', async () => {
  const { body } = await announce(3 * 1024 * 1024);
  const { id } = body.import;
  const first = Buffer.alloc(body.piece, 'a');
  expect(body.piece).toBe(2 * 1024 * 1024);
  expect((await sendPiece(id, 10, Buffer.from('b'))).status).toBe(409);
  expect((await sendPiece(id, 0, first)).body.done).toBe(first.length);
  // The answer was lost: the same piece is sent again.
  expect((await sendPiece(id, 0, first)).body.done).toBe(first.length);
  expect((await sendPiece(id, first.length, Buffer.alloc(2 * 1024 * 1024))).status).toBe(409);
  expect((await sendPiece(id, first.length, Buffer.alloc(body.piece + 1))).status).toBe(413);
  const tooLarge = await announce(200 * 1024 * 1024 + 1);
  expect([tooLarge.status, tooLarge.reason]).toEqual([400, 'tooLarge']);
});

test(
  'a check that is no longer true is not applied, and one import runs at a time',
  async () => {
    const before = await exported();
    const [one = '', two = ''] = variants(before).slice(30);
    const check = await checked(edited(before, { [one]: { Price: '45.00' } }));
    shop.clock.advance(1000);
    await office.save(`usb2c/prices/${two}`, { listPrice: 4600 });
    const stale = await office.call(`${AT}/${check.id}/apply`, { method: 'POST' });
    expect([stale.status, stale.reason]).toEqual([409, 'preview']);
    expect((await office.call(`${AT}/${check.id}/check`, { method: 'POST' })).status).toBe(200);
    expect((await announce(10)).reason).toBe('running');
    const again = await worked(check.id);
    // The file still has the price that was changed meanwhile: it shows.
    expect(again.counts.changes).toBe(2);
    expect((await applied(check.id)).status).toBe('done');
  },
  patience(120_000),
);

test(
  'a file that cannot be used says why in the language of who asks, and so do its notes',
  async () => {
    const words = async (text: string) => {
      const { id } = await checked(text);
      const inBoth = ['en', 'fr'].map(
        async (lang) => (await office.call<Import>(`${AT}/${id}?lang=${lang}`)).body,
      );
      return Promise.all(inBoth);
    };
    const [lacks, manque] = await words('Code,Title\nbeans,Beans\n');
    expect([lacks?.status, lacks?.problem, manque?.problem]).toEqual([
      'failed',
      'The file lacks the column Price: nothing was imported.',
      'Il manque au fichier la colonne Price\u00a0: rien n’a été importé.',
    ]);
    const [ignored, ignores] = await words('Code,Title,Price,Mood\nbeans,Beans,1.00,glad\n');
    expect([ignored?.notes, ignores?.notes]).toEqual([
      ['Ignored column: Mood.'],
      ['Colonne ignorée\u00a0: Mood.'],
    ]);
  },
  patience(120_000),
);
