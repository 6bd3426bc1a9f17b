import { expect, it } from 'vitest';
import { pathOf } from './pathOf.ts';

it('a page of content is previewed at its own address, a part of every page on the home page', () => {
  expect(['about', 'support/faq', 'brewers', 'kits/cvp', 'homepage', 'NAVIGATIONHEADER'].map(pathOf)).toEqual(
    [...['/content/about', '/content/support/faq', '/brewers', '/kits/cvp', '/', '/']],
  );
});
