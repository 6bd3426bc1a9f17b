import { constants, crc32, deflateRawSync } from 'node:zlib';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
const logIn = async (): Promise<void> => {
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
};
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await shop.commerce.seed('usb2c');
  await logIn();
}, patience(120_000));
afterAll(() => shop.commerce.close());

interface Page {
  items: { key: string; title: string; state: Record<string, unknown> }[];
  next?: string;
}

const shown = async (code: string) => {
  await shop.commerce.catalog.settle();
  return shop.commerce.catalog.product('usb2c', code);
};

test('a product’s text is corrected in the shop at once, and comes back by its undo', async () => {
  const code = 'aurelune-slow-sunday';
  const before = (await office.row(`usb2c/products/${code}`)).state;
  const saved = await office.save(`usb2c/products/${code}`, { name: { en: 'Slower Sunday' } });
  expect(saved.status).toBe(200);
  expect((await shown(code))?.name.en).toBe('Slower Sunday');
  expect((await office.undo('usb2c', saved.body.edit)).body.state).toEqual(before);
  expect((await shown(code))?.name).toEqual(before.name);
});

test('ten products are on sale from Friday to Sunday, each a fifth below its list price, and not a second longer', async () => {
  const { body } = await office.call<Page>('usb2c/prices?pageSize=10&query=aurelune');
  const keys = body.items.map(({ key }) => key);
  expect(keys).toHaveLength(10);
  const hour = 3_600_000;
  const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * hour).toISOString();
  const sale = { keys, changes: { percentOff: 20 }, from: at(1), until: at(49) };
  const { preview, status, batch } = await office.bulk('usb2c/prices', sale);
  expect([preview.changed, preview.problems, status]).toEqual([10, [], 202]);
  const twice = await office.call(`usb2c/prices/bulk`, {
    method: 'POST',
    body: { ...sale, hash: preview.hash },
  });
  expect([twice.status, twice.reason]).toEqual([409, 'overlaps']);

  const promoted = async () => {
    const rows = await Promise.all(keys.map((key) => office.row(`usb2c/prices/${key}`)));
    return rows.map(({ state }) => [state.listPrice, state.promotedPrice]);
  };
  const before = await promoted();
  shop.clock.advance(hour);
  await shop.commerce.platform.edits.runDue();
  for (const [list, price] of await promoted()) expect(price).toBe(Math.round(Number(list) * 0.8));
  await shop.commerce.catalog.settle();
  const [first = ''] = keys;
  expect(shop.commerce.catalog.variant('usb2c', first)?.promotedPrice).toBe(
    Math.round(Number(before[0]?.[0]) * 0.8),
  );
  shop.clock.advance(48 * hour);
  await logIn();
  await shop.commerce.platform.edits.runDue();
  expect(await promoted()).toEqual(before);
  expect((await office.call(`usb2c/batches/${batch}/undo`, { method: 'POST' })).status).toBe(202);
});

test('a reduced price is below the list price, and a refusal says so at its field', async () => {
  const { body } = await office.call<Page>('usb2c/prices?pageSize=1');
  const [one] = body.items;
  const answer = await office.save(`usb2c/prices/${one?.key}`, { promotedPrice: one?.state.listPrice });
  expect([answer.status, answer.reason]).toEqual([400, 'invalid']);
});

test('stock by a count sells out and is there again, unless something was sold since the count began', async () => {
  const { body } = await office.call<Page>('usb2c/stock?pageSize=1');
  const key = body.items[0]?.key ?? '';
  const began = await office.row(`usb2c/stock/${key}`);
  const none = await office.save(`usb2c/stock/${key}`, { onHand: 0 });
  expect(none.status).toBe(200);
  await shop.commerce.catalog.settle();
  expect(shop.commerce.catalog.inStock('usb2c', key)).toBe(false);
  expect((await office.undo('usb2c', none.body.edit)).status).toBe(200);
  await shop.commerce.catalog.settle();
  expect(shop.commerce.catalog.inStock('usb2c', key)).toBe(true);
  await shop.db.transaction(() => shop.commerce.catalog.reserve('usb2c', [{ code: key, qty: 1 }]));
  const late = await office.save(`usb2c/stock/${key}`, { onHand: 500 }, { version: began.version });
  expect(late.status).toBe(412);
});

test(
  'every product at once: the preview is what happens, and one undo takes it all back',
  async () => {
    const all: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await office.call<Page>(
        `usb2c/products?pageSize=100&after=${encodeURIComponent(after)}`,
      );
      all.push(...body.items.map(({ key }) => key));
      if (!body.next) break;
      after = body.next;
    }
    expect(all).toEqual([...new Set(all)].sort());
    const before = await Promise.all(all.slice(0, 20).map((key) => office.row(`usb2c/products/${key}`)));
    const changes = { badge: { en: 'New||#ffffff||#1d1b1a' } };
    const { preview, batch } = await office.bulk('usb2c/products', { keys: [...all, 'gone'], changes });
    expect(preview.problems).toMatchObject([{ key: 'gone' }]);
    const progress = await office.call<{ done: number; total: number; status: string; skipped: object[] }>(
      `usb2c/batches/${batch}`,
    );
    expect(progress.body).toMatchObject({ done: all.length, total: all.length, status: 'done', skipped: [] });
    expect((await office.row(`usb2c/products/${all.at(-1)}`)).state.badge).toEqual(changes.badge);
    await office.call(`usb2c/batches/${batch}/undo`, { method: 'POST' });
    await office.finish('usb2c', batch);
    expect((await office.call<{ status: string }>(`usb2c/batches/${batch}`)).body.status).toBe('undone');
    expect(await Promise.all(all.slice(0, 20).map((key) => office.row(`usb2c/products/${key}`)))).toEqual(
      before,
    );
  },
  patience(120_000),
);

test(
  'a photo is kept without what the camera wrote into it; what is no picture, or a bomb, is refused with a sentence',
  async () => {
    const { default: sharp } = await import('sharp');
    const upload = (payload: Buffer, type: string) =>
      shop.commerce.app.inject({
        ...{ method: 'POST', url: '/admin/v1/usb2c/pictures', payload },
        headers: { ...office.headers, 'content-type': type },
      });
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#b04030' } })
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer();
    const kept = await upload(photo, 'image/jpeg');
    expect([kept.statusCode, kept.json()]).toMatchObject([201, { width: 1600, height: 800 }]);
    const { name } = kept.json<{ name: string }>();
    const shown = await shop.commerce.app.inject(`/media/${name}?w=240`);
    expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).exif]).toEqual([200, undefined]);
    const bomb = blackPng(50_000);
    expect(bomb.length).toBeLessThan(500_000);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 50_000 });
    for (const [bytes, type] of [
      [Buffer.from('not a picture'), 'image/png'],
      [bomb, 'image/png'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/png'],
    ] as const)
      expect([(await upload(bytes, type)).statusCode, (await upload(bytes, type)).json()]).toMatchObject([
        400,
        { errors: [{ reason: 'picture' }] },
      ]);
    expect((await upload(Buffer.from('<svg/>'), 'image/svg+xml')).statusCode).toBe(415);
  },
  patience(60_000),
);

/** A small file of a black picture of so many pixels a side, one bit each; the side is a multiple of 50. */
function blackPng(side: number): Buffer {
  const bytes = Math.ceil(side / 8) + 1;
  const part = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  // Fifty rows of nothing, packed once and repeated.
  const rows = deflateRawSync(Buffer.alloc(bytes * 50), { finishFlush: constants.Z_FULL_FLUSH });
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((((bytes * side) % 65_521) * 65_536 + 1) >>> 0);
  const packed = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: side / 50 }, () => rows),
    Buffer.from([0x03, 0x00]),
    sum,
  ]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', packed),
    part('IEND', Buffer.alloc(0)),
  ]);
}
