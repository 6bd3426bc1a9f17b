/** Experiments in the back office. The clock stands while the demo's experiments run. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type OfficeRow, officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  shop.clock.set('2027-01-04T15:00:00Z');
  await shop.commerce.experiments.seed();
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const draft = {
  ...{ name: 'Warm or bright', on: false, feature: 'home-tone', screens: ['home'], sites: ['usb2c'] },
  ...{ startsAt: '2027-02-01T00:00:00.000Z', stopsAt: '2027-03-01T00:00:00.000Z' },
  arms: [
    { name: 'warm', value: 'warm', weight: 70 },
    { name: 'bright', value: 'bright', weight: 30 },
  ],
  ...{ only: [], except: ['purchaser'] },
};
const add = (key: string, state: object = draft) =>
  office.call<OfficeRow & { errors: { subject: string; message: string }[] }>('usb2c/experiments', {
    ...{ method: 'POST', body: { key, state } },
  });
const running = () => shop.commerce.experiments.current().experiments;

test('an experiment is drafted, turned on, and each step is taken back', async () => {
  const added = await add('tone');
  expect([added.status, added.body.state.status]).toEqual([201, 'draft']);
  expect(running().some(({ id }) => id === 'tone')).toBe(false);
  const on = await office.save('usb2c/experiments/tone', { on: true });
  expect([on.status, on.body.state.status]).toEqual([200, 'planned']);
  expect(running().find(({ id }) => id === 'tone')).toMatchObject({
    ...{ feature: 'home-tone', sites: ['usb2c'], screens: ['home'], weights: [0.7, 0.3] },
    ...{ startsAt: Date.parse(draft.startsAt), arms: ['warm', 'bright'] },
  });
  await office.undo('usb2c', on.body.edit);
  expect(running().some(({ id }) => id === 'tone')).toBe(false);
  expect((await office.row('usb2c/experiments/tone')).state).toMatchObject({ status: 'draft' });
  // It is the first site's own: the others have none of it.
  expect((await office.call('cab2c/experiments/tone')).status).toBe(404);
  expect((await office.undo('usb2c', added.body.edit)).status).toBe(200);
  expect((await office.call('usb2c/experiments/tone')).status).toBe(404);
});

test('what an experiment cannot be is refused at its field', async () => {
  const [warm, bright] = draft.arms;
  for (const [state, subject] of [
    [{ ...draft, arms: [warm] }, 'arms'],
    [{ ...draft, arms: [warm, { ...bright, weight: 20 }] }, 'arms'],
    [{ ...draft, stopsAt: draft.startsAt }, 'stopsAt'],
    [{ ...draft, startsAt: 'soon' }, 'startsAt'],
    [{ ...draft, screens: [] }, 'screens'],
    [{ ...draft, sites: ['cab2c'] }, 'sites'],
    // The shop shows another hero without the experiment.
    [{ ...draft, feature: 'home-hero', on: true }, 'arms'],
  ] as const) {
    const { status, body } = await add('wrong', state);
    expect([subject, status, body.errors[0]?.subject]).toEqual([subject, 400, subject]);
  }
  expect((await add('2041')).status).toBe(409);
});

test('one that runs keeps its numbers, is stopped at once on every site, and goes on by the undo', async () => {
  const path = 'usb2c/experiments/2041';
  const before = await office.row(path);
  expect(before.state).toMatchObject({ status: 'running', on: true, sites: ['usb2c', 'cab2c'] });
  for (const changes of [
    { stopsAt: '2027-06-01T00:00:00Z' },
    {
      arms: (before.state.arms as { weight: number }[]).map((arm, at) => ({ ...arm, weight: [60, 40][at] })),
    },
  ]) {
    const refused = await office.save(path, changes);
    expect([refused.status, refused.reason]).toEqual([400, 'invalid']);
  }
  const renamed = await office.save(path, { name: 'The hero of the home page' });
  expect(renamed.status).toBe(200);
  const stopped = await office.save(path, { on: false });
  expect([stopped.status, stopped.body.state.status]).toEqual([200, 'stopped']);
  expect(running().some(({ id }) => id === '2041')).toBe(false);
  const gone = await office.call(path, { method: 'DELETE', version: stopped.body.version });
  expect([gone.status, gone.reason]).toEqual([409, 'begun']);
  await office.undo('usb2c', stopped.body.edit);
  expect(running().find(({ id }) => id === '2041')).toMatchObject({ weights: [0.5, 0.5] });
});

test('the report of a site has its arms, the interval, and the alarm where the split is wrong', async () => {
  for (const [arm, visitors] of [
    [0, 400],
    [1, 550],
  ] as const)
    await shop.db.execute(
      `insert into experiment_exposures (site, experiment, visitor, arm, seen_at)
       select 'usb2c', '2041', '${arm}-' || n, ${arm}, '2027-01-04T12:00:00Z' from generate_series(1, ${visitors}) n`,
    );
  const { body } = await office.call<{ items: { id: string; mismatched: boolean; arms: object[] }[] }>(
    'usb2c/reports/experiments',
  );
  const hero = body.items.find(({ id }) => id === '2041');
  expect(hero).toMatchObject({ mismatched: true, arms: [{ exposures: 400 }, { exposures: 550 }] });
  expect(hero?.arms[1]).toMatchObject({ conversionGain: { value: 0 } });
  const other = await office.call<typeof body>('cab2c/reports/experiments');
  expect(other.body.items.find(({ id }) => id === '2041')).toMatchObject({
    ...{ mismatched: false, arms: [{ exposures: 0 }, { exposures: 0 }] },
  });
});
