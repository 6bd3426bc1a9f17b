import { describe, expect, it } from 'vitest';
import { defocus, steamOver } from './rooms.ts';

const width = 60;
const height = 40;
/** A dark thing that is sharp, left of column 30, before a bright wall that is out of focus by `radius` px. */
function picture(radius: number) {
  const light = new Float32Array(width * height * 3);
  const blur = new Float32Array(width * height);
  for (let i = 0; i < width * height; i++) {
    const wall = i % width >= 30;
    blur[i] = wall ? radius : 0;
    for (let c = 0; c < 3; c++) light[i * 3 + c] = wall ? 1 : 0.1;
  }
  return { light, blur };
}

describe('depth of field', () => {
  it('never spreads what is behind over what is sharp, and no dark rim round it', () => {
    const { light, blur } = picture(8);
    const [out = light] = defocus({ width, height, blur }, [light]);
    const row = Array.from({ length: width }, (_, x) => out[(20 * width + x) * 3] ?? 0);
    for (const v of row.slice(0, 30)) expect(v).toBeCloseTo(0.1, 5);
    for (const v of row.slice(31)) expect(v).toBeGreaterThan(0.9);
  });

  it('softens what is before the sharp distance over its edge', () => {
    const { light, blur } = picture(0);
    for (let i = 0; i < blur.length; i++) if (i % width < 30) blur[i] = -6;
    const [out = light] = defocus({ width, height, blur }, [light]);
    const at = (x: number) => out[(20 * width + x) * 3] ?? 0;
    expect(at(33)).toBeLessThan(0.95);
    expect(at(40)).toBeCloseTo(1, 5);
  });
});

describe('steam', () => {
  it('rises from the cup, fades, and veils nothing else', () => {
    const lens = { near: 0, far: 1, at: 1, share: 0, steam: [[0.5, 0.9, 0.3] as [number, number, number]] };
    const veil = steamOver({ width: 100, height: 100, lens });
    const most = (rows: number[]) =>
      Math.max(...rows.map((y) => Math.max(...veil.slice(y * 100, y * 100 + 100))));
    expect(most([60, 65, 70])).toBeGreaterThan(0.02);
    expect(most([5])).toBeLessThan(0.001);
    expect(veil[60 * 100 + 2]).toBeLessThan(0.001);
  });
});
