/** The design that a log-in interrupts: kept in this tab, and told by the cookies of the specification. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openingOf } from '../app/features/recipes/design.storage.ts';
import { expectReturn, forgetReturn } from '../app/features/recipes/recipes.thunks.ts';
import type { Draft } from '../app/features/recipes/recipes.types.ts';
import { byHand } from './byHand.ts';

const cookies = new Map<string, string>();
const kept = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      const [name = '', value = ''] = (written.split(';')[0] ?? '').split('=');
      if (/Max-Age=0/.test(written)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'www.crema.localhost' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  cookies.clear();
  kept.clear();
});

const DRAFT: Draft = {
  ...{ recipeId: 'r-1', name: 'Sunday', podCode: 'dawn', sizeOz: 8, strength: 'mild', cupColor: 'ink' },
};

it('before a log-in two cookies tell which recipe opens again, and after it they are gone', () => {
  // covers: S3.161, S3.162
  cookies.set('userConsent', 'c9:1');
  const { store } = byHand();
  store.dispatch(expectReturn(DRAFT));
  expect(Object.fromEntries(cookies)).toMatchObject({ openCustomDesignPopUp: 'true', recipeId: 'r-1' });
  expect(openingOf('usb2c', '')).toEqual({ recipeId: 'r-1', design: true, draft: DRAFT });
  store.dispatch(forgetReturn());
  expect([...cookies.keys()]).toEqual(['userConsent']);
  expect(openingOf('usb2c', '')).toEqual({ design: false });
});

it('the cookies alone open the recipe, as another tab has left them', () => {
  cookies.set('openCustomDesignPopUp', 'true').set('recipeId', 'r-1');
  expect(openingOf('usb2c', '')).toEqual({ recipeId: 'r-1', design: true });
});

it('who denies functional cookies comes back to the design all the same', () => {
  cookies.set('userConsent', 'c9:0');
  byHand().store.dispatch(expectReturn(DRAFT));
  expect([...cookies.keys()]).toEqual(['userConsent']);
  expect(openingOf('usb2c', '')).toEqual({ recipeId: undefined, design: true, draft: DRAFT });
});

it('an address names a recipe to look at, or to design', () => {
  kept.set('recipes.usb2c', JSON.stringify(DRAFT));
  expect(openingOf('usb2c', '?recipeId=r-2')).toEqual({ recipeId: 'r-2', design: false });
  const design = '?recipeId=r-2&openCustomDesignPopUp=true';
  expect(openingOf('usb2c', design)).toEqual({ recipeId: 'r-2', design: true });
});

it.each(['{', '[]', '{"name":1}', '{"name":"a","podCode":"b"}'])('%s in the tab is no design', (text) => {
  kept.set('recipes.usb2c', text);
  expect(openingOf('usb2c', '')).toEqual({ design: false });
});
