import { expect, test } from '@playwright/test';
import { findings, OF_COLOURS, opened } from './accessibility.steps.ts';

test('a part is open when the panel around it has faded in and what that set off has ended; a spinner is not waited for', async ({
  page,
}) => {
  await page.setContent(`
    <style>
      @keyframes fade { from { opacity: 0 } }
      @keyframes turn { to { rotate: 1turn } }
      .fading { animation: fade 0.5s }
      .spinner { animation: turn 1s linear infinite }
    </style>
    <div class="spinner">·</div>
    <div class="panel fading"><a href="#">All beverages</a></div>
    <script>
      const panel = document.querySelector('.panel');
      panel.onanimationend = () => panel.animate({ opacity: [0.5, 1] }, 300);
    </script>`);
  await opened(page.getByRole('link'));
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual(['spinner']);
});

test('what axe finds is told with its place, rule and part; what is left out is not looked at', async ({
  page,
}) => {
  await page.setContent(`
    <html lang="en"><title>Shop</title>
    <header><img src="data:,"></header>
    <main><h1>Coffee</h1><p>Roasted today.</p><button></button><ul><li>Dark</li></ul></main></html>`);
  const where = 'the shop';
  expect(await findings(page, where)).toEqual(['the shop button-name: button', 'the shop image-alt: img']);
  expect(await findings(page, where, { only: 'main' })).toEqual(['the shop button-name: button']);
  expect(await findings(page, where, { without: ['main'] })).toEqual(['the shop image-alt: img']);
});

test('what only the dark makes hard to read is found by the rules of colours', async ({ page }) => {
  await page.setContent(`
    <html lang="en"><title>Shop</title>
    <style>@media (prefers-color-scheme: dark) { main { color: #555; background: #333 } }</style>
    <main><h1>Coffee</h1><p>Roasted today.</p><button></button></main></html>`);
  const rules = OF_COLOURS;
  expect(await findings(page, 'light', { rules })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, 'dark', { rules })).toEqual(
    ['h1', 'p'].map((part) => `dark color-contrast: ${part}`),
  );
});
