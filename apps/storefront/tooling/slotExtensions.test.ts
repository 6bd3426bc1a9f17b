import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listOf, slotExtensions } from './slotExtensions.ts';

test('without a folder there is no plugin', () => {
  expect(slotExtensions('')).toBeUndefined();
  expect(slotExtensions(' , ')).toBeUndefined();
});

test('a domain without a storefront fills nothing; one whose storefront fills no slot is refused', async () => {
  expect(slotExtensions('examples/none')).toBeUndefined();
  const folder = await mkdtemp(join(tmpdir(), 'extension-'));
  await mkdir(join(folder, 'storefront'));
  expect(() => slotExtensions(folder)).toThrow(/storefront has none of .*cart\.tsx/);
  await rm(folder, { recursive: true });
  expect(slotExtensions('examples/deposits')?.name).toBe('crema:slot-extensions');
  expect(slotExtensions(resolve('examples/deposits'))?.name).toBe('crema:slot-extensions');
});

test('the list of a slot is the shop’s own, then those of the folders', () => {
  const files = ['/shop/cart.ts', join('/one', 'cart.tsx'), join('/two', 'cart.tsx')];
  expect(listOf(files)).toBe(`import { fillers as f0 } from "/shop/cart.ts";
import { fillers as f1 } from "/one/cart.tsx";
import { fillers as f2 } from "/two/cart.tsx";
export const fillers = [...f0,...f1,...f2];
`);
});
