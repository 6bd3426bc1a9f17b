/** Drinks that customers design, keep, change, share and remove, through the API. */
import { randomUUID } from 'node:crypto';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: Member;
let zoe: Member;
beforeAll(async () => {
  shop = await openTestCommerce();
  const dark = { beverageType: 'coffee', roast: 'dark', podFormat: 'k-cup' };
  await sell(
    shop.commerce,
    'usb2c',
    product('night', { attributes: dark, brand: 'Fernhill' }),
    product('garden', { attributes: { beverageType: 'tea' }, brand: 'Aurelune' }),
    product('beans', { packType: 'Bagged', count: 12 }),
    product('packets', { packType: 'Fractional' }),
    product('several', { flags: ['isVarietyPack'] }),
    product('mug', { productType: 'Accessory', taxCode: 'STANDARD' }),
  );
  ada = await member(shop);
  zoe = await member(shop);
});
afterAll(() => shop.commerce.close());
beforeEach(() => shop.db.execute('delete from recipes'));

const DESIGN = {
  name: 'Sunday',
  podCode: 'night',
  sizeOz: 8,
  strength: 'strong',
  milk: 'oat',
  syrup: 'maple',
  topping: 'cinnamon',
  cupColor: 'sage',
};
const PLAIN = { name: 'Monday', podCode: 'garden', sizeOz: 12, strength: 'mild', cupColor: 'ink' };

interface Recipe {
  recipeId: string;
  name: string;
  picture: string;
  errors: { type: string; reason?: string; subject?: string; message: string }[];
}
const save = (who: Member, design: object = DESIGN, more = {}) =>
  who.call<Recipe>('POST', 'recipes/saveRecipe', design, more);
const update = (who: Member, design: object) => who.call<Recipe>('PUT', 'recipes/updateRecipe', design);
const remove = (who: Member, id: string, more = {}) =>
  who.call<Recipe>('GET', `recipes/deleteRecipe?recipeId=${id}`, undefined, more);
const listed = async (who: Member) =>
  (await who.call<{ recipes: Recipe[] }>('GET', 'recipes')).body.recipes.map(({ name }) => name);
const open = async (path: string, headers = {}) => {
  const answer = await shop.commerce.app.inject({ url: `/rest/v2/usb2c/${path}`, headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
};

test('a drink is kept, listed, changed as a whole and removed', async () => {
  // covers: S1.34, S7.158, S7.159, S7.160, S7.161
  const { status, body } = await save(ada);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...DESIGN,
    recipeId: expect.any(String),
    pod: expect.objectContaining({ code: 'night', variantCode: 'night-24', inStock: true, tone: 'dark' }),
    picture: `/rest/v2/usb2c/recipes/${body.recipeId}/picture`,
    updatedAt: '2027-01-04T15:00:00.000Z',
  });
  const { recipeId } = body;
  await save(ada, PLAIN);
  expect((await listed(ada)).toSorted()).toEqual(['Monday', 'Sunday']);
  expect(await listed(zoe)).toEqual([]);

  const changed = await update(ada, { recipeId, ...PLAIN, name: 'Late' });
  expect(changed).toMatchObject({ status: 200, body: { ...PLAIN, name: 'Late', recipeId } });
  for (const part of ['milk', 'syrup', 'topping']) expect(changed.body).not.toHaveProperty(part);

  expect(await remove(ada, recipeId)).toEqual({ status: 200, body: { recipeId } });
  expect((await remove(ada, recipeId)).status).toBe(404);
  expect(await listed(ada)).toEqual(['Monday']);
});

test('the palette names all that can be chosen, for guests too, and only pods as a base', async () => {
  // covers: S7.162
  interface Palette {
    pods: { code: string; tone: string }[];
    sizes: { oz: number; text: string }[];
    milks: { code: string; text: string; color: string }[];
    [list: string]: object[];
  }
  const palette = async (site: string, lang: string) => {
    const url = `/rest/v2/${site}/users/anonymous/recipes/openDesignSpectrum?lang=${lang}`;
    const answer = await shop.commerce.app.inject(url);
    expect(answer.statusCode).toBe(200);
    return answer.json<Palette>();
  };
  const english = await palette('usb2c', 'en');
  expect(english.pods.map(({ code, tone }) => [code, tone])).toEqual([
    ['garden', 'tea'],
    ['night', 'dark'],
  ]);
  expect(english.sizes[2]).toEqual({ oz: 8, text: '8 oz' });
  for (const list of ['strengths', 'milks', 'syrups', 'toppings', 'cupColors'])
    expect(english[list]?.length).toBeGreaterThan(2);
  const french = await palette('cab2c', 'fr');
  expect(french.sizes[2]).toEqual({ oz: 8, text: '240\u00a0ml' });
  expect(french.milks.map(({ text }) => text)).toContain('Avoine');
  const all = [...Object.values(english).flat()] as { code?: string; text?: string }[];
  expect(all.every(({ code, text }) => code !== '' && text !== '')).toBe(true);
});

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['a name of what cannot be seen', { name: '\u200b\u202e' }, 'name'],
  ['41 letters', { name: 'x'.repeat(41) }, 'name'],
  ['10,000 letters', { name: 'x'.repeat(10_000) }, 'name'],
  ['no pod', { podCode: 'nothing' }, 'podCode'],
  ['beans', { podCode: 'beans' }, 'podCode'],
  ['a mug', { podCode: 'mug' }, 'podCode'],
  ['a size that is not offered', { sizeOz: 9 }, 'sizeOz'],
  ['a milk that is not offered', { milk: 'yak' }, 'milk'],
  ['what every object knows', { cupColor: 'constructor' }, 'cupColor'],
])('%s is refused, and nothing is kept', async (_, wrong, subject) => {
  const { status, body } = await save(ada, { ...DESIGN, ...wrong });
  expect(status).toBe(400);
  expect(body.errors.map((error) => error.subject)).toEqual([subject]);
  expect(await listed(ada)).toEqual([]);
});

test('refusals are said in French in Canada', async () => {
  const bruno = await member(shop, { site: 'cab2c' });
  const refused = await bruno.call<Recipe>('POST', 'recipes/saveRecipe?lang=fr', DESIGN);
  expect(refused.body.errors[0]?.message).toBe('Choisissez une capsule que nous vendons.');
  const gone = await bruno.call<Recipe>('GET', 'recipes/deleteRecipe?lang=fr&recipeId=x');
  expect(gone.body.errors[0]?.message).toBe('Cette recette n’existe pas.');
});

test('a name keeps what was typed, and its picture escapes it', async () => {
  const name = `<script>"A" & 'B'</script>`;
  const { body } = await save(ada, { ...DESIGN, name: `  ${name.replace(' ', '\n\t')} ` });
  expect(body.name).toBe(name);
  const { headers, text } = await open(`recipes/${body.recipeId}/picture`);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(text).toContain('<title>&#60;script&#62;');
  expect(text).not.toContain('<script');
});

test('another’s recipe is not there, but for reading by its link', async () => {
  const { recipeId } = (await save(ada)).body;
  for (const id of [recipeId, randomUUID(), 'x', '%27']) {
    expect((await update(zoe, { recipeId: id, ...PLAIN })).status).toBe(404);
    expect((await remove(zoe, id)).status).toBe(404);
  }
  const shared = await open(`recipes/${recipeId}`);
  expect(shared.status).toBe(200);
  expect(JSON.parse(shared.text)).toMatchObject({ recipeId, ...DESIGN });
  expect(shared.text).not.toContain(ada.customerId);
  expect(shared.headers['cache-control']).toContain('no-store');
  // Of this shop only, and no longer than its owner keeps it.
  expect((await shop.commerce.app.inject(`/rest/v2/cab2c/recipes/${recipeId}`)).statusCode).toBe(404);
  expect((await open('recipes/nothing')).status).toBe(404);
  const { authorization } = zoe.headers;
  expect((await open(`users/${ada.customerId}/recipes`, { authorization })).status).toBe(403);
  expect((await open('users/current/recipes')).status).toBe(401);
  await remove(ada, recipeId);
  expect((await open(`recipes/${recipeId}`)).status).toBe(404);
  expect((await open(`recipes/${recipeId}/picture`)).status).toBe(404);
});

test('removing by GET is refused to a page of another site', async () => {
  const { recipeId } = (await save(ada)).body;
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await remove(ada, recipeId, foreign)).status).toBe(403);
  expect(await listed(ada)).toEqual(['Sunday']);
});

test('two hundred are kept, and of those who add the last at once one does', async () => {
  await shop.db.execute(
    `insert into recipes (id, site, customer_id, name, pod_code, size_oz, strength, cup_color, created_at, updated_at)
     select gen_random_uuid(), 'usb2c', $1::uuid, 'N' || n, 'night', 8, 'mild', 'ink', now(), now()
     from generate_series(1, 199) n`,
    [ada.customerId],
  );
  const answers = await Promise.all(Array.from({ length: 4 }, () => save(ada)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.errors[0]).toMatchObject({
    type: 'TooManyRecipesError',
    message: 'You have reached the limit of 200 drinks. Remove one first.',
  });
  expect(await listed(ada)).toHaveLength(200);
  expect((await save(zoe)).status).toBe(201);
});

test('a call that is repeated under its key is one recipe', async () => {
  const key = { 'idempotency-key': `recipe-${randomUUID()}` };
  const first = await save(ada, DESIGN, key);
  expect(await save(ada, DESIGN, key)).toEqual(first);
  expect(await listed(ada)).toEqual(['Sunday']);
  const again = { 'idempotency-key': `recipe-${randomUUID()}` };
  expect((await remove(ada, first.body.recipeId, again)).status).toBe(200);
  expect((await remove(ada, first.body.recipeId, again)).status).toBe(200);
});

test('a recipe outlives its pod: it can be renamed, and drawn, and not ordered', async () => {
  await sell(shop.commerce, 'usb2c', product('brief'));
  const { recipeId } = (await save(ada, { ...DESIGN, podCode: 'brief' })).body;
  await sell(shop.commerce, 'usb2c', product('brief', { status: 'archived' }));
  const renamed = await update(ada, { recipeId, ...DESIGN, podCode: 'brief', name: 'Last year' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Last year', podCode: 'brief' } });
  expect(renamed.body).not.toHaveProperty('pod');
  expect((await open(`recipes/${recipeId}/picture`)).status).toBe(200);
  expect((await save(ada, { ...DESIGN, podCode: 'brief' })).status).toBe(400);
});

test('recipes are told to their owner, and go with the account', async () => {
  const mila = await member(shop);
  const { recipeId } = (await save(mila)).body;
  const exported = await mila.call('GET', 'export');
  expect(JSON.stringify(exported.body)).toContain(recipeId);
  expect((await mila.call('POST', 'remove', { password: mila.password })).status).toBe(200);
  expect((await open(`recipes/${recipeId}`)).status).toBe(404);
});
