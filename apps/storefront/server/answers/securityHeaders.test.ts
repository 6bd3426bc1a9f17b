import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './securityHeaders.ts';

const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page’s policy lets its own script run, and none that got into a text', () => {
  // covers: V5.3.3, V12.3.6, V14.4.3, V14.4.7
  const policy = contentSecurityPolicy(
    [
      '<!DOCTYPE html><head>',
      '</head><body><p>A review <script>steal()</script></p><script src="/assets/a.js"></script>',
      '<script>start()</script>',
      '<script type="application/json" id="state">{}</script>',
      '</body>',
    ],
    [],
  );
  expect(policy).toContain(`script-src 'self' ${sourceOf('start()')};`);
  expect(policy).not.toContain(sourceOf('steal()'));
  for (const rule of [
    "default-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(rule);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('a page that takes cards lets its provider in, and nobody else', () => {
  const payment = { script: ['https://js.pay.example'], connect: ['https://api.pay.example'] };
  const policy = contentSecurityPolicy([], ["'self'", 'https://js.pay.example'], false, payment).split('; ');
  for (const rule of [
    "default-src 'self'",
    "script-src 'self' https://js.pay.example",
    "frame-src 'self' https://js.pay.example",
    "connect-src 'self' https://api.pay.example",
  ])
    expect(policy).toContain(rule);
});
