/** Drinks that begin a design, and those that chance makes. */
import { expect, test } from 'vitest';
import { draftOf, firstDraft, partsOf, surprise } from './drafts.rules.ts';
import type { Draft, Recipe, Spectrum } from './recipes.types.ts';

const pod = (code: string, tone: string, inStock = true) => ({
  ...{ code, name: `The ${code}`, brand: 'Fernhill', variantCode: `${code}-24`, inStock, tone },
});
const part = (code: string) => ({ code, text: code.toUpperCase(), color: '#000000' });
const SPECTRUM: Spectrum = {
  pods: [pod('gone', 'medium', false), pod('leaf', 'tea'), pod('dawn', 'medium')],
  sizes: [
    { oz: 8, text: '8 oz' },
    { oz: 12, text: '12 oz' },
  ],
  strengths: [part('mild'), part('strong')],
  milks: [part('oat')],
  syrups: [part('maple')],
  toppings: [part('foam')],
  cupColors: [part('ink'), part('sage')],
};
const DRAFT: Draft = { name: 'Mine', podCode: 'leaf', sizeOz: 8, strength: 'mild', cupColor: 'ink' };

test('the first drink is of a pod in stock, of medium roast where there is one', () => {
  expect(firstDraft(SPECTRUM)?.podCode).toBe('dawn');
  expect(firstDraft({ ...SPECTRUM, pods: [pod('gone', 'medium', false), pod('leaf', 'tea')] })?.podCode).toBe(
    'leaf',
  );
  expect(firstDraft({ ...SPECTRUM, pods: [] })).toBeUndefined();
});

test('chance chooses everything but the name, and only what is in stock', () => {
  const own = { ...DRAFT, recipeId: 'r' };
  expect(surprise(own, SPECTRUM, () => 0)).toEqual({
    ...{ name: 'Mine', recipeId: 'r', podCode: 'leaf', sizeOz: 8, strength: 'mild', cupColor: 'ink' },
    ...{ milk: undefined, syrup: undefined, topping: undefined },
  });
  expect(surprise(own, SPECTRUM, () => 0.999)).toEqual({
    ...{ name: 'Mine', recipeId: 'r', podCode: 'dawn', sizeOz: 12, strength: 'strong', cupColor: 'sage' },
    ...{ milk: 'oat', syrup: 'maple', topping: 'foam' },
  });
});

test('one’s own recipe is changed, and another’s begins a new one', () => {
  const recipe: Recipe = {
    ...DRAFT,
    milk: 'oat',
    recipeId: 'r',
    picture: '/p',
    updatedAt: '2027-01-04T15:00:00Z',
  };
  expect(draftOf(recipe, true)).toEqual({ ...DRAFT, milk: 'oat', recipeId: 'r' });
  expect(draftOf(recipe, false)).toEqual({ ...DRAFT, milk: 'oat' });
});

test('a drink is said in the words of the palette', () => {
  const design = { ...DRAFT, milk: 'oat', topping: 'foam' } as const;
  expect(partsOf(design, SPECTRUM, SPECTRUM.pods[1])).toEqual({
    ...{ pod: 'The leaf', size: '8 oz', strength: 'MILD', cup: 'INK', parts: ['OAT', 'FOAM'] },
  });
});
