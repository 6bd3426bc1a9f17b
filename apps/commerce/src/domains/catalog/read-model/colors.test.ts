import { expect, test } from 'vitest';
import { colorWords } from './colors.rules.ts';

test.each([
  ['#2a2421', 'black', 'noir noire'],
  ['#26344f', 'blue', 'bleu bleue'],
  ['#a9c4d6', 'blue', 'bleu bleue'],
  ['#2f4f45', 'green', 'vert verte'],
  ['#93a58a', 'green', 'vert verte'],
  ['#a7abad', 'grey gray', 'gris grise'],
  ['#e8dcc8', 'white beige', 'blanc blanche beige'],
  ['#ffffff', 'white beige', 'blanc blanche beige'],
  ['#000000', 'black', 'noir noire'],
  ['#ecd58f', 'yellow', 'jaune'],
  ['#d9a6a0', 'pink', 'rose'],
  ['#b65a3c', 'orange', 'orange'],
  ['#5a3524', 'brown', 'brun brune'],
  ['#b3202c', 'red', 'rouge'],
  ['#6b3fa0', 'purple', 'violet violette'],
])('%s is typed as “%s” and « %s »', (hex, english, french) => {
  expect([colorWords(hex, 'en'), colorWords(hex, 'fr')]).toEqual([english, french]);
});
