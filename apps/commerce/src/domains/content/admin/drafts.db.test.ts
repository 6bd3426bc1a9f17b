/** Drafts: kept with a row, seen in a preview alone, published once, and never over somebody else's change. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type OfficeRow, officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.content.seed('usb2c');
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'owner'));
}, patience(60_000));
afterAll(() => shop.commerce.close());
beforeEach(() => shop.clock.advance(60_000));

const HERO = 'usb2c/components/home-hero';

interface Draft {
  id: string;
  status: string;
  changes: { data?: { heading?: object } };
}

const keep = async (path: string, changes: object) =>
  office.call<{ scheduled: Draft }>(path, { method: 'PATCH', body: { changes, draft: true } });
const withHeading = async (en: string) => {
  const { state } = await office.row(HERO);
  return { data: { ...(state.data as object), heading: { en } } };
};
const openDrafts = async () =>
  (
    await office.call<{ items: Draft[] }>('usb2c/scheduled?resource=components&key=home-hero')
  ).body.items.filter(({ status }) => status === 'draft');
const publish = (id: string) => office.call<OfficeRow>(`usb2c/scheduled/${id}/publish`, { method: 'POST' });

/** The home page's document of content, with a preview or without. */
async function home(body?: object): Promise<string> {
  const made = body && (await office.call<{ url: string }>('usb2c/previews', { method: 'POST', body }));
  const ticket = made && new URL(made.body.url).searchParams.get('cmsTicketId');
  const query = ticket ? `&cmsTicketId=${encodeURIComponent(ticket)}` : '';
  return (await shop.commerce.app.inject(`/rest/v2/usb2c/cms/pages?pageLabelOrId=homepage${query}`)).body;
}

test('a draft is seen in a preview that asks for drafts, and nowhere else, until it is published', async () => {
  const { state } = await office.row(HERO);
  await keep(HERO, await withHeading('First thought'));
  const kept = await keep(HERO, await withHeading('Second thought'));
  expect([kept.status, kept.body.scheduled.status]).toEqual([202, 'draft']);
  expect((await openDrafts()).map(({ id }) => id)).toEqual([kept.body.scheduled.id]);
  expect((await office.row(HERO)).state).toEqual(state);
  expect(await home({ drafts: true })).toContain('Second thought');
  expect(await home({ drafts: true, at: shop.clock.now().toISOString() })).toContain('Second thought');
  for (const other of [undefined, {}, { drafts: false }]) expect(await home(other)).not.toContain('thought');

  // A draft waits for nobody's clock.
  shop.clock.advance(3_600_000);
  await shop.commerce.platform.edits.runDue();
  expect((await office.row(HERO)).state).toEqual(state);

  const published = await publish(kept.body.scheduled.id);
  expect(published.body.state.data).toHaveProperty('heading', { en: 'Second thought' });
  await expect.poll(() => home()).toContain('Second thought');
  expect((await publish(kept.body.scheduled.id)).status).toBe(404);
  expect((await office.undo('usb2c', published.body.edit)).body.state).toEqual(state);
});

test('a draft is not published over a later change, and ends with the change it was taken into', async () => {
  const kept = await keep(HERO, await withHeading('Mine'));
  const { id } = kept.body.scheduled;
  shop.clock.advance(60_000);
  const theirs = await office.save(HERO, await withHeading('Theirs'));
  const refused = await publish(id);
  expect([refused.status, refused.reason]).toEqual([409, 'changed']);
  const { version } = await office.row(HERO);
  const taken = (publishes: string) =>
    office.call<OfficeRow>(HERO, {
      method: 'PATCH',
      version,
      body: { changes: kept.body.scheduled.changes, publishes },
    });
  const saved = await taken(id);
  expect(saved.body.state.data).toHaveProperty('heading', { en: 'Mine' });
  expect(await openDrafts()).toEqual([]);
  expect((await taken(id)).status).toBe(404);
  await office.undo('usb2c', saved.body.edit);
  await office.undo('usb2c', theirs.body.edit);
});

test('a draft can be discarded, and what a shop would refuse is refused as a draft too', async () => {
  const refused = await keep(HERO, { data: { heading: {}, image: '' } });
  expect(refused.status).toBe(400);
  const kept = await keep(HERO, await withHeading('Unheard'));
  const gone = await office.call(`usb2c/scheduled/${kept.body.scheduled.id}`, { method: 'DELETE' });
  expect([gone.status, await openDrafts()]).toEqual([204, []]);
  expect(await home({ drafts: true })).not.toContain('Unheard');
  // A setting has no draft.
  const { body } = await office.call<{ items: { key: string }[] }>('usb2c/settings?pageSize=1');
  const setting = `usb2c/settings/${body.items[0]?.key}`;
  expect((await keep(setting, { value: 1 })).status).toBe(400);
});

test('a draft of a message is in the preview of every page', async () => {
  const { body } = await office.call<{ items: { key: string }[] }>('usb2c/messages?pageSize=1');
  const path = `usb2c/messages/${body.items[0]?.key}`;
  await keep(path, { value: { en: 'A word to come' } });
  const preview = await office.call<{ url: string; frame: string }>('usb2c/previews', {
    ...{ method: 'POST', body: { drafts: true, path: '/plp/coffee?sort=newest' } },
  });
  const { frame } = preview.body;
  expect(frame).toMatch(/^\/plp\/coffee\?sort=newest&cmsTicketId=[^&]+&site=usb2c$/);
  const ticket = new URLSearchParams(frame.split('?')[1]).get('cmsTicketId') ?? '';
  const config = async (query = '') =>
    (await shop.commerce.app.inject(`/rest/v2/usb2c/cms/siteConfig${query}`)).body;
  expect(await config(`?cmsTicketId=${encodeURIComponent(ticket)}`)).toContain('A word to come');
  expect(await config()).not.toContain('A word to come');
});
