import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tools/testbed/folders.ts';
import { mountBackOffice } from './back-office.ts';

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = await temporaryFolder('office');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/main-abc.js'), 'console.log(1)');
  await writeFile(join(folder, 'assets/main-abc.js.br'), 'compressed');
  await writeFile(join(folder, '.inputs'), 'secret');
  server = createServer(await mountBackOffice({ storefrontDev: false }, folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(origin + path, init);

it('says that it is not built, until it is', async () => {
  const answer = await get('/admin/');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Office</title>');
  expect((await get('/admin/')).status).toBe(200);
});

it('answers every screen with one document, under a policy without inline scripts', async () => {
  for (const path of ['/admin', '/admin/', '/admin/usb2c/products/a.b%2Fc', '/admin/assets.html']) {
    const answer = await get(path);
    expect(await answer.text(), path).toContain('<title>Office</title>');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    });
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  }
  const etag = (await get('/admin/')).headers.get('etag') ?? '';
  expect((await get('/admin/', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('keeps files for ever, and a removed one is missing rather than a document', async () => {
  const answer = await get('/admin/assets/main-abc.js', { headers: { 'accept-encoding': 'identity' } });
  expect(await answer.text()).toBe('console.log(1)');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/admin/assets/main-old.js')).status).toBe(404);
  expect(await (await get('/admin/.inputs')).text()).not.toBe('secret');
});

it('is read and not written', async () => {
  const answer = await get('/admin/usb2c', { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await (await get('/admin/', { method: 'HEAD' })).text()).toBe('');
});
