import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../apps/commerce/src/platform/images/drawing/draw.ts';
import { GROUPS } from './groups.places.ts';
import { drawGroup, groupOf } from './groups.ts';

interface Bundle {
  code: string;
  components: { code: string; qty: number }[];
}
const bundles: Bundle[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../seed/catalog/bundles.json'), 'utf8'),
).products;

const mug: Drawing = {
  form: 'mug',
  angle: 'pack',
  art: { palette: ['#a9c4d6', '#1d1b1a', '#cc5e69'], motif: 'bloom' },
  brandName: 'Tarn & Tide',
  productName: 'Mug',
};
const nib = bundles.find(({ code }) => code === 'starter-pack-nib');

describe('bundle pictures', () => {
  it('show all that is inside and nothing else', () => {
    expect(bundles.map(({ code }) => code).sort()).toEqual(Object.keys(GROUPS).sort());
    for (const bundle of bundles) {
      const shown = groupOf(bundle, () => mug)?.map(({ code }) => code);
      expect(new Set(shown)).toEqual(new Set(bundle.components.map(({ code }) => code)));
    }
  });

  it('are refused when something is missing from them, or too much', () => {
    const [brewer, ...boxes] = nib?.components ?? [];
    const code = 'starter-pack-nib';
    const more = [...boxes, { code: brewer?.code ?? '', qty: 2 }];
    expect(() => groupOf({ code, components: more }, () => mug)).toThrow('lacks 2 × 3001-CRMA-NIBB-INK');
    expect(() => groupOf({ code, components: boxes }, () => mug)).toThrow('shows 3001-CRMA-NIBB-INK');
    expect(groupOf({ code: 'another', components: boxes }, () => mug)).toBeUndefined();
  });

  it('stand in the frame with paper all round', async () => {
    const place = { code: 'MUG', z: 0, size: 1, drawing: mug };
    const picture = await drawGroup(
      [
        { ...place, x: 0 },
        { ...place, x: 20 },
      ],
      200,
    );
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const columns = Array.from({ length: info.width }, (_, x) =>
      Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * 4 + 3] ?? 0).some(
        (a) => a > 230,
      ),
    );
    // 7 % of 200 px on either side, a pixel more or less.
    for (const margin of [columns.indexOf(true), info.width - 1 - columns.lastIndexOf(true)])
      expect(Math.abs(margin - 14)).toBeLessThanOrEqual(1);
    expect(columns[100]).toBe(false);
  });
});
