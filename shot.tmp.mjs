import { chromium } from '@playwright/test';
const [port, exe, out, host, path, w, h] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: exe, args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--disable-quic','--no-first-run'] });
const p = await b.newPage({ viewport: { width: +w, height: +h } });
await p.goto(`http://${host}:${port}${path}`, { waitUntil: 'networkidle' });
await p.screenshot({ path: out });
await b.close();
