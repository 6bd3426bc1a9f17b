import { randomUUID } from 'node:crypto';
import { patience } from '@crema/testing/pace';
import { expect, type Page } from '@playwright/test';
import { codeAt } from '../apps/commerce/src/domains/staff/login/totp.rules.ts';
import { answerOf, operator, setUpStaff } from './api.steps.ts';

/** The business site: other journeys look at the homes of the other two. */
export const OFFICE_SITE = 'usafh';

const PASSWORD = 'four patient kettles';

/** What staff see in the shop within this time, ms, of a change that they saved. */
export const SHOWN_WITHIN = patience(5000);

interface NewStaff {
  email: string;
  /** Of the authenticator. */
  secret: string;
}

/** A new member of staff, by the operator's command, who has set up a password and an authenticator. */
export async function newStaff(page: Page, role: 'service'): Promise<NewStaff> {
  const email = `${role}-${randomUUID().slice(0, 8)}@crema.example`;
  const [, token = ''] = (await operator('staff', 'add', email, '--role', role)).trim().split('#');
  await page.goto(`/admin/setup#${token}`);
  const key = page.getByText(/^([A-Z2-7]{4} ?){8}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(await codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(10);
  return { email, secret };
}

/** Fills in the log-in and sends it. */
export async function enterOffice(page: Page, { email, secret }: NewStaff): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // A code is good once: the next one, which the clock's tolerance already takes.
  await page.getByLabel('Code', { exact: true }).fill(await codeAt(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
}

/** Where journeys open the back office. */
const HOSTS = ['www.crema.localhost', 'www.crema.ca.localhost'];

/** A member of staff of each role, logged in once for all tests of a worker: the cookie of it. */
const sessions = new Map<string, Promise<string>>();

async function sessionOf(role: 'merchandiser' | 'owner'): Promise<string> {
  const answer = await answerOf('/admin/v1/login?site=usb2c', await setUpStaff(role));
  const [, session = ''] = /crema_staff=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? [];
  return session;
}

/** The back office on its own screens, as whoever has logged in before. How to log in is the subject of desk.spec.ts. */
export async function signInToOffice(page: Page, role: 'merchandiser' | 'owner'): Promise<void> {
  const session = sessions.get(role) ?? sessionOf(role);
  sessions.set(role, session);
  const cookie = { name: 'crema_staff', value: await session, path: '/admin', httpOnly: true };
  await page.context().addCookies(HOSTS.map((domain) => ({ ...cookie, domain })));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible();
}

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

const undoButton = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });

/** Presses what a notice about a change offers. */
export const undo = (page: Page): Promise<void> => undoButton(page).click();

/** Keeps that notice, which leaves by itself after a while but not from under a pointer. */
export const holdNotice = (page: Page): Promise<void> => undoButton(page).hover();

/** Finds a row of a list by the menu and the search, and opens it. */
export async function find(
  page: Page,
  { list, words, row }: { list: string; words: string; row: RegExp },
): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: list, exact: true }).click();
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  const found = page.getByRole('main').getByRole('row').filter({ hasText: words });
  await found.getByRole('link', { name: row }).first().click();
}

/** The document of a page of the shop, as a new visitor's browser gets it. */
export async function inTheShop(path: string, site: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}${path}?site=${site}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Counts presses of the pointer from now on, until the document is left. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = document.documentElement.dataset;
    const isCounting = counter.clicks !== undefined;
    counter.clicks = '0';
    if (isCounting) return;
    addEventListener('click', ({ detail }) => {
      if (detail > 0) counter.clicks = String(Number(counter.clicks) + 1);
    });
  });
  return async () => Number(await page.locator('html').getAttribute('data-clicks'));
}

/** Counts presses from now on, until the document is left: clicks with Enter among them, and the other keys. */
export async function countPresses(page: Page): Promise<() => Promise<{ clicks: number; keys: number }>> {
  await page.evaluate(() => {
    const counter = document.documentElement.dataset;
    const add = (name: 'clicks' | 'keys'): void => {
      counter[name] = String(Number(counter[name] ?? 0) + 1);
    };
    addEventListener('click', ({ detail }) => detail > 0 && add('clicks'), true);
    addEventListener('keydown', ({ key }) => add(key === 'Enter' ? 'clicks' : 'keys'), true);
  });
  const read = async (name: string): Promise<number> =>
    Number(await page.locator('html').getAttribute(`data-${name}`));
  return async () => ({ clicks: await read('clicks'), keys: await read('keys') });
}
