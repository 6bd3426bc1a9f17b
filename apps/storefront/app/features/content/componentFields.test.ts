import { expect, test } from 'vitest';
import { readCarousel, readContact, readNewsletter } from './componentFields.ts';

const of = (typeCode: string, fields: object) => ({ uid: 'one', typeCode, ...fields });

test('a carousel asks for what its editor named, and for nothing that is not of its type', () => {
  expect(
    readCarousel(of('ProductCarouselComponent', { mode: 'codes', limit: 4, productCodes: ['dawn', 'dusk'] })),
  ).toEqual({ uid: 'one', mode: 'codes', limit: 4, productCodes: ['dawn', 'dusk'] });
  expect(
    readCarousel(of('ProductCarouselComponent', { limit: 'four', productCodes: 'dawn', categoryCode: 7 })),
  ).toEqual({ uid: 'one', mode: '' });
  expect(readCarousel(of('ProductCarouselComponent', { mode: 'category', categoryCode: 'tea' }))).toEqual({
    uid: 'one',
    mode: 'category',
    categoryCode: 'tea',
  });
});

test('the ways to reach us, with the topics of the form', () => {
  const words = { heading: 'Write', phone: '1', hours: 'All day', replyTime: 'Soon' };
  const topics = [{ code: 'order', title: 'An order' }];
  expect(readContact(of('ContactComponent', { ...words, topics }))).toEqual({ words, topics });
  expect(readContact(of('ContactComponent', { ...words, text: 'Or call.', topics: [null, 3] }))).toEqual({
    words: { ...words, text: 'Or call.' },
    topics: [],
  });
});

test('the texts of the newsletter’s sign-up; one that is missing is empty', () => {
  expect(readNewsletter(of('NewsletterComponent', { heading: 'News', label: 'Email', button: 4 }))).toEqual({
    heading: 'News',
    text: '',
    label: 'Email',
    button: '',
    consent: '',
  });
});
