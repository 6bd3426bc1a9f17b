import { expect, test } from 'vitest';
import { offeredImages } from './offeredImages.ts';

const image = (name: string) => ({ url: `/media/${name}.webp`, alt: '', width: 1600, height: 1600 });
const names = (images: readonly { url: string }[]) => images.map(({ url }) => url.slice(7, -5));

test('a colour has its own pictures', () => {
  const images = ['nib-ink', 'nib-ink-front', 'nib-oat', 'nib-oat-front'].map(image);
  expect(names(offeredImages(images, '/media/nib-oat.webp'))).toEqual(['nib-oat', 'nib-oat-front']);
});

test('a size has its own pack, in either language, and what all sizes share', () => {
  const images = ['dawn', 'dawn-pod', 'dawn-lid'].map(image);
  expect(names(offeredImages(images, '/media/dawn.webp'))).toEqual(['dawn', 'dawn-pod', 'dawn-lid']);
  expect(names(offeredImages(images, '/media/dawn-96.webp'))).toEqual(['dawn-96', 'dawn-pod', 'dawn-lid']);
  const french = ['dawn-fr', 'dawn-pod-fr', 'dawn-lid-fr'].map(image);
  expect(names(offeredImages(french, '/media/dawn-fr.webp'))).toEqual(names(french));
  expect(names(offeredImages(french, '/media/dawn-96-fr.webp'))[0]).toBe('dawn-96-fr');
});

test('a product without a chosen picture shows all', () => {
  const images = ['tray'].map(image);
  expect(offeredImages(images, undefined)).toBe(images);
});
