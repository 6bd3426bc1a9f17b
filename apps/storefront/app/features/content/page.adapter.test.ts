import { expect, test } from 'vitest';
import { toPageContent } from './page.adapter.ts';

const head = { uid: 'home', label: 'home', pageType: 'ContentPage', title: 'Home' };

test('a page of the API is kept as it is, with what was searched for', () => {
  const slots = [{ position: 'Section1', components: [{ uid: 'a', typeCode: 'HeroBannerComponent' }] }];
  const page = { ...head, metadata: [{ name: 'robots', content: 'noindex' }], contentSlots: slots };
  expect(toPageContent(page)).toStrictEqual(page);
  expect(toPageContent(page, 'dark')).toStrictEqual({ ...page, searchText: 'dark' });
});

test('a page in short has no slots and no metadata', () => {
  expect(toPageContent(head)).toStrictEqual({ ...head, metadata: [], contentSlots: [] });
});
