import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PaneArtist } from './panes.ts';

test('a pane has the size and the format that a drawn picture would have', async () => {
  const artist = new PaneArtist();
  const drawn = await artist.draw();
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1000, height: 1000, format: 'webp' });
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const { width, height, format: written } = await sharp(await artist.scale(wide, 240, format)).metadata();
    expect([width, height, written]).toEqual([240, 80, format === 'avif' ? 'heif' : format]);
  }
  // As the real one, it never enlarges, and what is no picture is none.
  expect(await sharp(await artist.scale(wide, 1600, 'webp')).metadata()).toMatchObject({ width: 900 });
  await expect(artist.scale(Buffer.from('not a picture'), 240, 'webp')).rejects.toThrow();
});
