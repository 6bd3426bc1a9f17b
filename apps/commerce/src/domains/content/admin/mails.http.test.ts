import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { sentLetters } from '@crema/testing/letters';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of ['usb2c', 'cab2c'] as const) await shop.commerce.content.seed(site);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

type Texts = Record<string, { en: string; fr: string }>;
type Said = { mails: { subject: string; text: string; frame: string }[] };

const MAIL = 'cab2c/mails/account.newDevice';
const textsOf = async (path: string): Promise<Texts> => (await office.row(path)).state.texts as Texts;

/** The field whose usual text in English has these words. */
function fieldWith(texts: Texts, words: string): [name: string, pair: { en: string; fr: string }] {
  const found = Object.entries(texts).find(([, { en }]) => en.includes(words));
  if (!found) throw new Error(`No text says "${words}".`);
  return found;
}

/** A mail about a new log-in, as its reader gets it. */
async function letter(id: string, language: 'en' | 'fr') {
  await shop.commerce.platform.outbox.write({
    ...{ id: `account-${id}`, kind: 'account.newDevice', site: 'cab2c', language, email: 'zoe@example.com' },
    data: { logIn: { device: 'Firefox · Windows', at: '2027-03-01T15:00:00Z' } },
  });
  const [sent] = await sentLetters(shop);
  return sent;
}

const isKept = () => shop.commerce.content.mailTexts('cab2c', 'account.newDevice');

test('every mail that the shop sends is in the list, with all that it says in English and French', async () => {
  const { outbox } = shop.commerce.platform;
  // Confirmations of recurring orders are those of orders; a test says what its mail says.
  const elsewhere = ['order', 'auto-delivery.order', 'monthly-box.order', 'staff.testMail'];
  const missing = outbox.kinds().filter((kind) => !outbox.texts.has(kind) && !elsewhere.includes(kind));
  expect(missing).toEqual([]);
  for (const site of ['usb2c', 'cab2c'] as const)
    for (const key of outbox.texts.keys()) {
      const [en, fr] = (['en', 'fr'] as const).map((language) => outbox.texts.sourceOf(key, site, language));
      expect([key, en?.map(({ part }) => part)]).toEqual([key, fr?.map(({ part }) => part)]);
      expect(en?.[0]?.part, key).toBe('subject');
      expect(en?.length, key).toBeGreaterThanOrEqual(2);
      // The signs around facts are in no mail.
      const sent = JSON.stringify(outbox.texts.sampleOf(key, site, 'fr'));
      expect(sent, key).not.toMatch(/[\uE000-\uE002]|undefined/);
    }
  const { body } = await office.call<{ items: { key: string }[] }>('usb2c/mails?pageSize=100');
  expect(body.items.map(({ key }) => key)).toEqual(outbox.texts.keys());
});

test('new words are in the mails that are sent, with the reader’s facts, until they are taken back', async () => {
  const texts = await textsOf(MAIL);
  const [subject] = fieldWith(texts, 'New log-in');
  const [news, pair] = fieldWith(texts, '{{news}}');
  expect(pair).toEqual({ en: '{{news}}', fr: '{{news}}' });
  const changed = {
    ...texts,
    [subject]: { en: 'Was it you?', fr: 'Était-ce vous?' },
    [news]: { en: 'It was {{news}}.\nCall {{shop}} at {{phone}}.', fr: 'C’était {{news}}.' },
  };
  const saved = await office.save(MAIL, { texts: changed });
  expect([saved.status, saved.body.title]).toEqual([200, 'Was it you?']);
  await expect.poll(isKept).toBeDefined();
  const english = await letter('one', 'en');
  expect(english?.subject).toBe('Was it you?');
  expect(english?.text).toContain('It was Firefox · Windows, ');
  expect(english?.text).toContain('Call Crema Canada at 1-800-555-0167.');
  expect(english?.html).toContain('<p>Call Crema Canada at 1-800-555-0167.</p>');
  expect((await letter('two', 'fr'))?.subject).toBe('Était-ce vous?');

  expect((await office.undo('cab2c', saved.body.edit)).status).toBe(200);
  await expect.poll(isKept).toBeUndefined();
  const again = await letter('three', 'en');
  expect(again?.subject).toBe('New log-in to your account');
  expect(await textsOf(MAIL)).toEqual(texts);
});

test.each([
  [
    'a placeholder that the mail does not have',
    'It was {{device}}, {{news}}.',
    /does not know \{\{device\}\}/,
  ],
  ['the loss of one that the reader needs', 'Somebody logged in.', /needs \{\{news\}\}/],
])('%s is refused with a sentence', async (_what, en, sentence) => {
  const texts = await textsOf(MAIL);
  const [news, pair] = fieldWith(texts, '{{news}}');
  const { status, body } = await office.save(MAIL, { texts: { ...texts, [news]: { ...pair, en } } });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(sentence);
});

test('a subject cannot be empty, a paragraph can be left out', async () => {
  const texts = await textsOf(MAIL);
  const [subject, was] = fieldWith(texts, 'New log-in');
  const empty = await office.save(MAIL, { texts: { ...texts, [subject]: { ...was, en: ' ' } } });
  expect(empty.status).toBe(400);
  const [advice, pair] = fieldWith(texts, 'If this was you');
  const saved = await office.save(MAIL, { texts: { ...texts, [advice]: { ...pair, en: '' } } });
  expect(saved.status).toBe(200);
  await expect.poll(isKept).toBeDefined();
  expect((await letter('four', 'en'))?.text).not.toContain('If this was you');
  await office.undo('cab2c', saved.body.edit);
});

test('a preview shows the mail in the words that are typed and the shop’s name, in either language', async () => {
  const texts = await textsOf('cab2c/mails/order.shipped');
  const [subject] = fieldWith(texts, 'is on its way');
  const typed = { ...texts, [subject]: { en: '{{code}} left!', fr: '{{code}} est parti!' } };
  const look = (reader: 'en' | 'fr') =>
    office.call<Said>('cab2c/mails/order.shipped/preview', {
      ...{ method: 'POST', body: { reader, texts: typed } },
    });
  const [english, french] = [(await look('en')).body.mails[0], (await look('fr')).body.mails[0]];
  expect([english?.subject, french?.subject]).toEqual(['C0123456789 left!', 'C0123456789 est parti!']);
  const frame = await shop.commerce.app.inject({ url: english?.frame ?? '', headers: office.headers });
  expect(frame.body).toContain('C0123456789 left!</h1>');
  expect(frame.body).toContain('>Crema Canada</p>');
  expect(frame.headers['content-security-policy']).toMatch(
    /default-src 'none';.* sandbox;.*frame-ancestors 'self'/,
  );
  expect(french?.text).toContain('Votre commande a été expédiée.');
  expect(frame.body + JSON.stringify([english, french])).not.toContain('{{');
  expect(
    (await office.call('cab2c/mails/nothing/preview', { method: 'POST', body: { reader: 'en', texts: {} } }))
      .status,
  ).toBe(404);
});

test('a test of a mail goes to whoever asks for it, as it is saved', async () => {
  const { status, body } = await office.call<{ to: string }>('cab2c/mails/perks-expiry/test', {
    ...{ method: 'POST', body: { reader: 'fr' } },
  });
  expect(status).toBe(202);
  expect(body.to).toMatch(/^merchandiser-.*@office\.example$/);
  const { outbox } = shop.commerce.platform;
  const waiting = await outbox.list('waiting', 0, 50);
  expect(waiting.filter(({ kind }) => kind === 'staff.testMail').map(({ email }) => email)).toEqual([
    body.to,
  ]);
  await outbox.sendDue();
  expect((await outbox.list('sent', 0, 50)).map(({ kind }) => kind)).toContain('staff.testMail');
});
