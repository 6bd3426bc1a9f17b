/** Parts are added to a page, moved and taken away, and pages are added: what the shop then has, and what is refused. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type OfficeRow, officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fields } from '#platform/edits/index.ts';

/** A kind that a shop of one's own draws. */
const CountdownComponent = {
  title: ['Countdown', 'Compte à rebours'] as const,
  schema: Type.Object({ words: fields.localized({ label: ['Words', 'Mots'] }) }),
};

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce({ components: { CountdownComponent } });
  await shop.commerce.content.seed('usb2c');
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const HOME = 'usb2c/pages/homepage';

interface Slot {
  position: string;
  components: string[];
}

interface Refusal {
  errors: { message: string; subject: string; reason: string }[];
}

const add = (resource: 'components' | 'pages', key: string, state: object) =>
  office.call<OfficeRow & Refusal>(`usb2c/${resource}`, { method: 'POST', body: { key, state } });
const text = (key: string, words = 'Beans of the week') =>
  add('components', key, {
    typeCode: 'RichTextComponent',
    data: { html: { en: `<p>${words}</p>` } },
  });
const slotsOf = async (path: string): Promise<Slot[]> => (await office.row(path)).state.slots as Slot[];
const withPart = (slots: Slot[], position: string, uid: string): Slot[] =>
  slots.map((slot) =>
    slot.position === position ? { ...slot, components: [uid, ...slot.components] } : slot,
  );

/** Ids of the parts of a page in their order, as the shop gets them. */
async function shown(label: string, ticket?: string): Promise<string[] | undefined> {
  const query = ticket ? `&cmsTicketId=${encodeURIComponent(ticket)}` : '';
  const answer = await shop.commerce.app.inject(
    `/rest/v2/usb2c/cms/pages?pageLabelOrId=${encodeURIComponent(label)}${query}`,
  );
  if (answer.statusCode === 404) return undefined;
  const { contentSlots } = answer.json() as { contentSlots: { components: { uid: string }[] }[] };
  return contentSlots.flatMap(({ components }) => components.map(({ uid }) => uid));
}

const preview = async () => {
  const made = await office.call<{ url: string }>('usb2c/previews', {
    ...{ method: 'POST', body: { path: '/', drafts: true } },
  });
  return new URL(made.body.url).searchParams.get('cmsTicketId') ?? '';
};

test('a part that is added to a page is in the shop, moved with its page, and gone when that is undone', async () => {
  const before = (await shown('homepage')) ?? [];
  expect((await text('own-news')).status).toBe(201);
  expect(await shown('homepage')).toEqual(before);

  const slots = await slotsOf(HOME);
  const added = await office.save(HOME, { slots: withPart(slots, 'Section1', 'own-news') });
  expect(added.status).toBe(200);
  await expect.poll(() => shown('homepage')).toEqual(['own-news', ...before]);

  const moved = await office.save(HOME, { slots: withPart(slots, 'Section2', 'own-news') });
  await expect.poll(() => shown('homepage')).toEqual([before[0], 'own-news', ...before.slice(1)]);

  const removed = await office.save(HOME, { slots });
  await expect.poll(() => shown('homepage')).toEqual(before);
  for (const { body } of [removed, moved, added])
    expect((await office.undo('usb2c', body.edit)).status).toBe(200);
  await expect.poll(() => shown('homepage')).toEqual(before);
});

test('a part that waits as a draft of its page is in the preview alone', async () => {
  await text('own-draft');
  const before = await shown('homepage');
  const slots = withPart(await slotsOf(HOME), 'Section1', 'own-draft');
  const kept = await office.call<{ scheduled: { id: string } }>(HOME, {
    ...{ method: 'PATCH', body: { changes: { slots }, draft: true } },
  });
  expect(kept.status).toBe(202);
  expect((await shown('homepage', await preview()))?.[0]).toBe('own-draft');
  expect(await shown('homepage')).toEqual(before);
  await office.call(`usb2c/scheduled/${kept.body.scheduled.id}`, { method: 'DELETE' });
});

test('of two who put a part on one page the later is told, and nothing of the first is lost', async () => {
  await text('own-mine');
  await text('own-theirs');
  const { version } = await office.row(HOME);
  const slots = await slotsOf(HOME);
  const first = await office.save(HOME, { slots: withPart(slots, 'Section1', 'own-theirs') }, { version });
  const second = await office.save(HOME, { slots: withPart(slots, 'Section1', 'own-mine') }, { version });
  expect([first.status, second.status]).toEqual([200, 412]);
  await expect.poll(async () => (await shown('homepage'))?.[0]).toBe('own-theirs');
  await office.undo('usb2c', first.body.edit);
});

test('an unknown place, part or kind is refused by a sentence at its field', async () => {
  const slots = await slotsOf(HOME);
  const refused = async (changed: Slot[]) => {
    const { version } = await office.row(HOME);
    const { status, body } = await office.call<Refusal>(`${HOME}?lang=fr`, {
      ...{ method: 'PATCH', body: { changes: { slots: changed } }, version },
    });
    return [status, body.errors[0]?.subject, body.errors[0]?.message];
  };
  expect(await refused([...slots, { position: 'Attic', components: [] }])).toEqual([
    ...[400, 'slots', 'Cette page n’a pas d’emplacement appelé Attic.'],
  ]);
  expect(await refused(withPart(slots, 'Section1', 'nobody'))).toEqual([
    ...[400, 'slots', 'Aucun élément ne s’appelle nobody.'],
  ]);
  const steps = (await office.call<{ items: OfficeRow[] }>('usb2c/components?typeCode=StepsComponent')).body;
  const [status, subject, message] = await refused(withPart(slots, 'Section1', steps.items[0]?.key ?? ''));
  expect([status, subject]).toEqual([400, 'slots']);
  expect(message).toContain(
    '«\u00a0Section 1\u00a0» de cette page n’affiche pas les éléments du type «\u00a0Étapes\u00a0»',
  );

  const unknown = await add('components', 'own-strange', { typeCode: 'NobodysComponent', data: {} });
  expect([unknown.status, unknown.body.errors[0]?.subject]).toEqual([400, 'state.typeCode']);
  const empty = await add('components', 'own-empty', { typeCode: 'HeroBannerComponent', data: {} });
  expect([empty.status, empty.body.errors[0]?.subject]).toEqual([400, 'data']);
  expect(empty.body.errors[0]?.message).toContain('Heading: fill this in.');
});

test('a part is deleted once no page has it, and comes back whole', async () => {
  await text('own-short');
  const slots = await slotsOf(HOME);
  const added = await office.save(HOME, { slots: withPart(slots, 'Section1', 'own-short') });
  const path = 'usb2c/components/own-short';
  const { version, state } = await office.row(path);
  const used = await office.call<Refusal>(path, { method: 'DELETE', version });
  expect([used.status, used.reason]).toEqual([409, 'used']);
  await office.undo('usb2c', added.body.edit);
  const gone = await office.call<{ edit: string }>(path, { method: 'DELETE', version });
  expect(gone.status).toBe(200);
  expect((await office.undo('usb2c', gone.body.edit)).body.state).toEqual(state);
});

test('the places of a page say which kinds they show, a shop’s own among them', async () => {
  interface Form {
    schema: { properties: { slots: { places: { position: string; title: string; kinds: string[] }[] } } };
  }
  const places = async (path: string) => (await office.call<Form>(path)).body.schema.properties.slots.places;
  const [first] = await places(`${HOME}?lang=fr`);
  expect(first?.kinds).toEqual(expect.arrayContaining(['HeroBannerComponent', 'CountdownComponent']));
  expect(first?.kinds).not.toContain('NavigationComponent');
  expect(first?.kinds).not.toContain('StepsComponent');
  const reading = await places('usb2c/pages/about-page');
  expect(reading[0]?.kinds).toEqual(expect.arrayContaining(['StepsComponent', 'RichTextComponent']));
  const frame = await places('usb2c/pages/NAVIGATIONHEADER-page?lang=fr');
  expect(frame.find(({ position }) => position === 'NavigationBar')).toEqual({
    ...{ position: 'NavigationBar', title: 'Menu', kinds: ['NavigationComponent'] },
  });
  const { body } = await office.call<{ kinds: { code: string; title: string; schema: object }[] }>(
    'usb2c/component-kinds?lang=fr',
  );
  expect(body.kinds.find(({ code }) => code === 'CountdownComponent')).toMatchObject({
    ...{ title: 'Compte à rebours', schema: { properties: { words: { title: 'Mots' } } } },
  });
  const named = await office.call<{ parts: object[] }>('usb2c/page-parts?keys=home-hero,nobody');
  expect(named.body.parts).toEqual([
    { key: 'home-hero', kind: 'HeroBannerComponent', title: expect.stringMatching(/\w/) },
  ]);
});

test('a page is added at its address with its parts, and is gone when that is undone', async () => {
  await text('own-summer', 'Cold brew and ice');
  const state = {
    ...{ label: 'summer', pageType: 'ContentPage', title: { en: 'Summer', fr: 'Été' }, metadata: [] },
    slots: [{ position: 'Section1', components: ['own-summer'] }],
  };
  const made = await add('pages', 'summer-page', state);
  expect(made.status).toBe(201);
  await expect.poll(() => shown('summer')).toEqual(['own-summer']);
  for (const [label, reason] of [
    ['Summer', 'taken'],
    ['/plp/tea', 'invalid'],
    ['two words', 'invalid'],
  ]) {
    const { status, body } = await add('pages', `other-${reason}`, { ...state, label });
    expect([status, body.errors[0]?.subject, body.errors[0]?.reason]).toEqual([400, 'label', reason]);
  }
  expect((await add('pages', 'other-kind', { ...state, label: 'other', pageType: 'Nothing' })).status).toBe(
    400,
  );
  await office.undo('usb2c', made.body.edit);
  await expect.poll(() => shown('summer')).toBeUndefined();
});

test('a page that the shop itself shows is not deleted', async () => {
  const { version } = await office.row(HOME);
  const refused = await office.call<Refusal>(HOME, { method: 'DELETE', version });
  expect([refused.status, refused.reason]).toEqual([409, 'used']);
  expect(await shown('homepage')).not.toHaveLength(0);
});
