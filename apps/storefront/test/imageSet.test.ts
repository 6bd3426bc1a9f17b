/** A product's image set, from the image service's text to the store. */
import { expect, it } from 'vitest';
import { imageSet } from '../app/features/catalog/zoom/imageSet.slice.ts';
import { byHand, refused } from './byHand.ts';

const text = (body: string) => new Response(body, { headers: { 'content-type': 'text/javascript' } });

it('the pictures of a set have names, a film its reference', async () => {
  // covers: S7.169, S7.170, S7.171
  const { store, next } = byHand();
  const loaded = store.dispatch(imageSet.load('nib'));
  const call = await next();
  expect(call.path).toBe('/media/sets/nib');
  const items = [{ i: { n: 'nib.webp' } }, { i: { n: 'pour.webp' }, v: { n: 'pour.mp4' } }];
  call.answer(text(`/*jsonp*/nib(${JSON.stringify({ set: { item: items } })},"");`));
  const { data } = await loaded;
  expect(data).toEqual([{ name: 'nib.webp' }, { name: 'pour.webp', video: 'pour.mp4' }]);
});

it('a set that fails is false; one that cannot be read is logged and has no pictures', async () => {
  // covers: S7.172, S8.29
  const { store, next, logged } = byHand();
  const failed = store.dispatch(imageSet.load('nib'));
  (await next()).answer(refused());
  (await next(2)).answer(refused());
  expect((await failed).data).toBe(false);
  expect(logged).toEqual([]);
  const unreadable = store.dispatch(imageSet.load('nib'));
  (await next(3)).answer(text('<html>We are closed</html>'));
  expect((await unreadable).data).toEqual([]);
  expect(logged).toEqual([expect.objectContaining({ type: 'API_FAILURE_4XX', eventType: 'image-set' })]);
});
