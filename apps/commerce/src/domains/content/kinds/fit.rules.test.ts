import { expect, test } from 'vitest';
import { problemsOf, withoutEmpty } from './fit.rules.ts';
import { SHOP_KINDS } from './kinds.schemas.ts';

const hero = SHOP_KINDS.HeroBannerComponent?.schema ?? {};
const tiles = SHOP_KINDS.ShopByTilesComponent?.schema ?? {};
const whole = { heading: { en: 'Hello' }, image: 'a.webp' };

test('what a form left empty and nobody needs is left out; what it does not know stays', () => {
  const typed = {
    ...whole,
    eyebrow: {},
    badge: '',
    cta: { title: {}, url: '', feature: '' },
    secondaryCta: { title: { en: 'Quiz' }, url: '/quiz', feature: '' },
    ours: { note: '' },
  };
  expect(withoutEmpty(hero, typed)).toEqual({
    ...whole,
    secondaryCta: { title: { en: 'Quiz' }, url: '/quiz' },
    ours: { note: '' },
  });
});

test('what is missing is named by the labels on the way to it, in the language asked', () => {
  const after = { ...whole, cta: { title: { en: 'Go' }, url: '' } };
  expect(problemsOf(hero, { after }, 'en')).toEqual(['Button, Address: fill this in.']);
  expect(problemsOf(hero, { after }, 'fr')).toEqual(['Bouton, Adresse\u00a0: à remplir.']);
  const list = { heading: { en: 'Tiles' }, tiles: [{ title: { en: 'Tea' }, url: 'plp/tea' }] };
  expect(problemsOf(tiles, { after: list }, 'en')).toEqual(['Tiles, no. 1, Address: this does not fit.']);
  expect(problemsOf(hero, { after: { image: 'a.webp' } }, 'en')).toEqual(['Heading: fill this in.']);
});

test('what did not fit before is no reason to refuse another change', () => {
  const before = { heading: 'Plain text', image: 'a.webp' };
  expect(problemsOf(hero, { before, after: { ...before, image: 'b.webp' } }, 'en')).toEqual([]);
  expect(problemsOf(hero, { before, after: { ...before, image: '' } }, 'en')).toEqual([
    'Picture: fill this in.',
  ]);
});
