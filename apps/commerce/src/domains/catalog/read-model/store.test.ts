import { nativeProduct, nativeVariant } from '@crema/testing/factories/catalog';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CanonicalProduct, canonicalProduct } from '../write/canonical.rules.ts';
import { productRow, variantRow } from '../write/rows.rules.ts';
import { assemble } from './assemble.rules.ts';
import type { ProductRecord } from './record.types.ts';
import { ProductStore } from './store.service.ts';

function product(code: string, text: string, podId: string) {
  const native = nativeProduct({
    code,
    podId,
    series: text || 'x',
    variants: [nativeVariant({ code: `${code}-24` })],
  });
  const canonical = canonicalProduct('usb2c', native) as CanonicalProduct;
  const row = productRow(canonical);
  const variants = canonical.variants.map(variantRow(code)).map((variant) => ({
    ...variant,
    listPrice: variant.list_price,
    salesPriceStrategy: variant.sales_price_strategy,
    boxCount: variant.box_count ?? null,
  }));
  const record = { ...row, podId, sequence: 1, productType: 'Coffee', taxCode: 'FOOD', options: ['Size'] };
  return assemble(
    { ...record, categories: canonical.categories, variants } as unknown as ProductRecord,
    true,
  );
}

const step = fc.record({
  code: fc.constantFrom('a', 'b', 'c', 'dé'),
  text: fc.string({ unit: 'grapheme', maxLength: 40 }),
  act: fc.constantFrom('set', 'set', 'delete', 'forget'),
});

it('answers like a map of objects, whatever is put in, replaced and taken out', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = new ProductStore();
      const model = new Map<string, ReturnType<typeof product>>();
      for (const { code, text, act } of steps) {
        if (act === 'set') {
          const next = product(code, text, String(code.charCodeAt(0)));
          const same = JSON.stringify(model.get(code)) === JSON.stringify(next);
          expect(store.set(next)).toBe(!same);
          model.set(code, next);
        } else if (act === 'delete') expect(store.delete(code)).toBe(model.delete(code));
        else store.forget(code);
      }
      expect(new Set(store.codes())).toEqual(new Set(model.keys()));
      for (const code of ['a', 'b', 'c', 'dé']) {
        expect(store.get(code)).toEqual(model.get(code));
        expect(store.owner(String(code.charCodeAt(0)))?.code).toBe(model.get(code)?.code);
        expect(store.variant(`${code}-24`)).toEqual(model.get(code)?.variants[0]);
      }
    }),
  );
});
