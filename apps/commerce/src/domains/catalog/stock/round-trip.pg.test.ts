import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type ExportFormat, exportCatalog } from '../export/index.ts';
import { type Told, told, withFile } from '../import/fixture.ts';
import { type ImportOptions, importCatalog } from '../import/index.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
beforeEach(() => emptyShop(shop));
afterAll(() => shop.commerce.close());

const take = async (format: ExportFormat): Promise<string> => {
  let text = '';
  const write = (piece: string): void => {
    text += piece;
  };
  await exportCatalog(shop.commerce.platform, { site: 'usb2c', format, write });
  return text;
};
const bring = async (content: string, more: Partial<ImportOptions> = {}) => {
  const warnings: Told[] = [];
  const refused: Told[] = [];
  const report = await withFile(content, (file) =>
    importCatalog(shop.commerce.platform, {
      site: 'usb2c',
      file,
      onWarning: (finding) => warnings.push(told(finding)),
      onRefused: (finding) => refused.push(told(finding)),
      ...more,
    }),
  );
  return { report, warnings, refused };
};
const sell = (code: string, qty: number) =>
  shop.db.transaction(async () => {
    const short = await shop.commerce.catalog.reserve('usb2c', [{ code, qty }]);
    if (short.length > 0) throw new Error('short');
  });
const giveBack = (code: string, qty: number) =>
  shop.db.transaction(() => shop.commerce.catalog.release('usb2c', [{ code, qty }]));
const stockOf = async (...codes: string[]): Promise<Record<string, number>> =>
  Object.fromEntries(await shop.commerce.catalog.stockOf('usb2c', codes));

const CODES = Array.from({ length: 20 }, (_, i) => `p${i}-24`);

describe.each(['native-json', 'native-csv', 'shopify-csv'] as const)('%s', (format) => {
  test('200 sales between export and import stay sold, whatever else was edited', {
    timeout: patience(60_000),
  }, async () => {
    const products = CODES.map((code, i) =>
      nativeProduct({ code: `p${i}`, variants: [nativeVariant({ code, stock: 100 })] }),
    );
    await bring(JSON.stringify({ products }));
    // Sold before, too: what is on hand is no longer what the last import said.
    for (const code of CODES) await sell(code, 3);
    const file = await take(format);
    for (let i = 0; i < 200; i += 1) await sell(CODES[i % CODES.length] ?? '', 1 + (i % 4));
    const left = await stockOf(...CODES);
    const edited = file.replaceAll('Aurelune', 'Aurelune Roasters').replaceAll('18.99', '19.49');
    for (const again of [false, true]) {
      const { report, refused } = await bring(edited);
      expect(refused).toEqual([]);
      expect(report.products).toMatchObject(again ? { unchanged: 20 } : { updated: 20 });
      expect(await stockOf(...CODES)).toEqual(left);
    }
  });
});

describe('a stock figure', () => {
  const A = 'a-24';
  const B = 'b-24';
  beforeEach(() =>
    stockShop(shop.commerce, [
      nativeProduct({ code: 'a', variants: [nativeVariant({ code: A, stock: 100 })] }),
      nativeProduct({ code: 'b', variants: [nativeVariant({ code: B, stock: 100 })] }),
    ]),
  );
  /** The file as a merchant edits it: each product's figure by its code. */
  const edited = (file: string, figures: Record<string, number>): string => {
    const { products } = JSON.parse(file);
    for (const product of products) product.variants[0].stock = figures[product.code];
    return JSON.stringify({ products });
  };

  it('that was edited counts where nothing was sold since, and is left with a warning where something was', async () => {
    await sell(A, 5);
    await sell(B, 5);
    const file = edited(await take('native-json'), { a: 300, b: 300 });
    await sell(B, 2);
    const { report, warnings } = await bring(file);
    expect(await stockOf(A, B)).toEqual({ [A]: 300, [B]: 93 });
    expect(report.stock).toEqual({ set: 1, left: 1 });
    expect(report.products).toMatchObject({ updated: 1, unchanged: 1 });
    expect(warnings).toMatchObject([{ handle: 'b' }]);
    expect(warnings[0]?.reason).toBe(
      'the stock 300 of b-24 is not taken, because units were sold or returned after it was exported: it stays 93 (--stock file takes it)',
    );
  });

  it('is left where a sale was given back, though the units are the same', async () => {
    const file = edited(await take('native-json'), { a: 300, b: 100 });
    await sell(A, 4);
    await giveBack(A, 4);
    const { warnings } = await bring(file);
    expect(await stockOf(A)).toEqual({ [A]: 100 });
    expect(warnings).toHaveLength(1);
  });

  it('counts whatever was sold when the operator says so', async () => {
    const file = edited(await take('native-json'), { a: 300, b: 0 });
    await sell(A, 5);
    await sell(B, 5);
    const dry = await bring(file, { stockFigures: 'file', dryRun: true });
    expect(await stockOf(A, B)).toEqual({ [A]: 95, [B]: 95 });
    const { report, warnings } = await bring(file, { stockFigures: 'file' });
    expect(warnings).toEqual([]);
    expect(report.stock).toEqual({ set: 2, left: 0 });
    expect(dry.report.stock).toEqual(report.stock);
    expect(await stockOf(A, B)).toEqual({ [A]: 300, [B]: 0 });
  });

  it('without a version counts until the first sale, and then only when the operator says so', async () => {
    const { products } = JSON.parse(await take('native-json'));
    for (const product of products) delete product.variants[0].stockVersion;
    const file = JSON.stringify({ products });
    await sell(B, 1);
    const { warnings } = await bring(edited(file, { a: 40, b: 40 }));
    expect(await stockOf(A, B)).toEqual({ [A]: 40, [B]: 99 });
    expect(warnings.map(({ reason }) => reason)).toEqual([
      'the stock 40 of b-24 is not taken, because it may have been read before a sale: it stays 99 (--stock file takes it)',
    ]);
    await bring(edited(file, { a: 40, b: 40 }), { stockFigures: 'file' });
    expect(await stockOf(A, B)).toEqual({ [A]: 40, [B]: 40 });
  });

  it('that the file does not give changes nothing; a new variant has none then', async () => {
    await sell(A, 30);
    await bring('Code,Title,Price\nnew,New,1.00\n');
    expect(await stockOf('new')).toEqual({ new: 0 });
    const withoutFigures = JSON.parse(await take('native-json'));
    for (const product of withoutFigures.products) {
      delete product.variants[0].stock;
      delete product.variants[0].stockVersion;
      product.brand = 'Other';
    }
    const { report } = await bring(JSON.stringify(withoutFigures));
    expect(report.products.updated).toBe(3);
    expect(await stockOf(A)).toEqual({ [A]: 70 });
  });

  it('shows in the running shop when it alone was changed', async () => {
    const status = async () =>
      (await shop.commerce.app.inject('/rest/v2/usb2c/products/a')).json().stock.stockLevelStatus;
    expect(await status()).toBe('inStock');
    await bring(edited(await take('native-json'), { a: 0, b: 100 }));
    await expect.poll(status).toBe('outOfStock');
  });
});
