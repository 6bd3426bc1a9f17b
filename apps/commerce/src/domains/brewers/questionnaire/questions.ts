import type { Texts } from '#platform/http/errors.ts';

interface Option {
  code: string;
  text: Texts;
}

/** One question after a registration; every one can be skipped. */
export interface Question extends Option {
  options: readonly Option[];
}

/** The six questions, in the order in which they are asked. A code that was answered stays what it means. */
export const QUESTIONS: readonly Question[] = [
  {
    code: 'place',
    text: ['Where do you use it?', 'Où est-elle installée?'],
    options: [
      { code: 'kitchen', text: ['In my kitchen', 'Dans ma cuisine'] },
      { code: 'office', text: ['At work', 'Au travail'] },
      { code: 'elsewhere', text: ['Somewhere else', 'Ailleurs'] },
    ],
  },
  {
    code: 'people',
    text: ['How many people use it?', 'Combien de personnes l’utilisent?'],
    options: [
      { code: 'one', text: ['Only me', 'Moi seulement'] },
      { code: 'two', text: ['Two', 'Deux'] },
      { code: 'few', text: ['Three or four', 'Trois ou quatre'] },
      { code: 'many', text: ['Five or more', 'Cinq ou plus'] },
    ],
  },
  {
    code: 'cups',
    text: ['How many cups a day in total?', 'Combien de tasses par jour, en tout?'],
    options: [
      { code: 'few', text: ['One or two', 'Une ou deux'] },
      { code: 'some', text: ['Three to five', 'De trois à cinq'] },
      { code: 'many', text: ['Six or more', 'Six ou plus'] },
    ],
  },
  {
    code: 'drinks',
    text: ['What will you brew most?', 'Que préparerez-vous le plus souvent?'],
    options: [
      { code: 'coffee', text: ['Coffee', 'Du café'] },
      { code: 'tea', text: ['Tea', 'Du thé'] },
      {
        code: 'sweet',
        text: ['Cocoa and other sweet drinks', 'Du chocolat chaud et d’autres boissons sucrées'],
      },
      { code: 'mix', text: ['A bit of everything', 'Un peu de tout'] },
    ],
  },
  {
    code: 'reason',
    text: ['Why this brewer?', 'Pourquoi cette cafetière?'],
    options: [
      { code: 'first', text: ['It is my first one', 'C’est ma première'] },
      { code: 'replaces', text: ['It replaces another', 'Elle en remplace une autre'] },
      { code: 'second', text: ['It is an extra one', 'Elle s’ajoute à une autre'] },
      { code: 'gift', text: ['It was a gift', 'C’était un cadeau'] },
    ],
  },
  {
    code: 'heard',
    text: ['How did you hear about it?', 'Comment l’avez-vous découverte?'],
    options: [
      { code: 'friend', text: ['From a friend', 'Par un proche'] },
      { code: 'shop', text: ['Here, in the shop', 'Ici, dans la boutique'] },
      { code: 'search', text: ['I searched for it', 'En cherchant en ligne'] },
      { code: 'other', text: ['Somewhere else', 'Ailleurs'] },
    ],
  },
];
