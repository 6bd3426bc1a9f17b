import type { SiteId } from '@crema/brands';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ChangeListener } from '#platform/changes/index.ts';
import { INTEGRATIONS_TAG, sitesWithIntegrations } from './presence.service.ts';

/** The memory over a database whose answers the test gives, one for each time it is asked. */
function memory() {
  const answers: ((sites: SiteId[]) => void)[] = [];
  let hear: ChangeListener = () => {};
  const sites = sitesWithIntegrations(
    {
      log: pino({ level: 'silent' }),
      changes: {
        subscribe: (listener) => {
          hear = listener;
          return () => {};
        },
      },
    },
    { sites: () => new Promise((answer) => answers.push(answer)) },
  );
  const changed = (...tags: string[]) => hear({ tags }, 0);
  const answer = async (at: number, ...found: SiteId[]) => {
    answers[at]?.(found);
    await new Promise(setImmediate);
  };
  return { sites, changed, answer, asked: () => answers.length };
}

test('a site counts until it is known to have no integration', async () => {
  const { sites, answer } = memory();
  expect(sites.has('usb2c')).toBe(true);
  void sites.load();
  expect(sites.has('usb2c')).toBe(true);
  await answer(0, 'cab2c');
  expect([sites.has('usb2c'), sites.has('cab2c')]).toEqual([false, true]);
});

test('a first integration is heard of by its change, and at once where it was written', async () => {
  const { sites, changed, answer, asked } = memory();
  void sites.load();
  await answer(0);
  changed('product:usb2c:dawn-24');
  expect([asked(), sites.has('usb2c')]).toEqual([1, false]);
  sites.add('usb2c');
  expect([sites.has('usb2c'), sites.has('usafh')]).toEqual([true, false]);
  changed(INTEGRATIONS_TAG);
  expect(sites.has('usafh')).toBe(true);
  await answer(1, 'usafh');
  expect([sites.has('usafh'), sites.has('cab2c')]).toEqual([true, false]);
});

test('an answer that is overtaken by a change is not believed', async () => {
  const { sites, changed, answer } = memory();
  void sites.load();
  changed(INTEGRATIONS_TAG);
  await answer(1, 'cab2c');
  await answer(0);
  expect(sites.has('cab2c')).toBe(true);
});
