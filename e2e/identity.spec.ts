import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './accessibility.steps.ts';
import { inTheShop, SHOWN_WITHIN, signInToOffice } from './office.steps.ts';

/** The business site: other journeys look at the homes of the other two. */
const SITE = 'usafh';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

test('the owner gives the shop another name, number and colour; the shop has them within seconds, and is itself again once they are undone', async ({
  page,
}) => {
  test.setTimeout(patience(120_000));
  await signInToOffice(page, 'owner');
  await page.goto(`/admin/${SITE}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Shop', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Crema for Business' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Crema for Business');
  expect(await findings(page, 'the shop’s own screen')).toEqual([]);

  await test.step('colours that cannot be read are refused beside them, by name', async () => {
    const ink = page
      .getByRole('group', { name: /^Colours/ })
      .first()
      .getByRole('textbox', { name: 'Text', exact: true });
    const before = await ink.inputValue();
    await ink.fill('#dddddd');
    await save(page);
    await expect(
      page.getByText(/“Text \(#dddddd\)” on “.+” has a contrast of 1\.\d:1/).first(),
    ).toBeVisible();
    await ink.fill(before);
  });

  await name.fill('Beans at Work');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('1-888-555-0111');
  await save(page);
  await expect(page.getByRole('status').getByText(/: saved\.$/)).toBeVisible();
  const home = () => inTheShop('/', SITE);
  await expect.poll(home, { timeout: SHOWN_WITHIN }).toContain(' | Beans at Work</title>');
  const shown = await home();
  expect(shown).toContain('href="tel:1-888-555-0111"');
  expect(shown).toContain('"name":"Beans at Work"');
  expect(shown).not.toContain('1-800-555-0181');

  await undo(page);
  await expect.poll(home, { timeout: SHOWN_WITHIN }).not.toContain('Beans at Work');
  expect(await home()).toContain('href="tel:1-800-555-0181"');
  await expect(name).toHaveValue('Crema for Business');
});

test('a mail is seen as it is typed, in the frame beside its form, and a test of it goes to whoever asks', async ({
  page,
}) => {
  test.setTimeout(patience(120_000));
  await signInToOffice(page, 'owner');
  await page.goto(`/admin/${SITE}/mails`);
  await page.getByRole('searchbox').fill('order.shipped');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Your order {{code}} is on its way' }).click();
  const mail = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(mail).toHaveText('Your order C0123456789 is on its way');
  expect(await findings(page, 'the screen of a mail')).toEqual([]);
  const subject = page
    .getByRole('group', { name: /^Subject/ })
    .getByRole('textbox')
    .first();
  await subject.fill('{{code}} has left us');
  await expect(mail).toHaveText('C0123456789 has left us');
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText(/^On its way to owner-.+@crema\.example\.$/)).toBeVisible();

  await subject.fill('{{nobody}} has left us');
  await save(page);
  await expect(page.getByText(/does not know \{\{nobody\}\}/).first()).toBeVisible();
});
