import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import type { App } from '#platform/http/index.ts';
import { cardFramePage } from './card-frame.page.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Serves the card frame with its script and style. No card data reaches the server: it stays in the frame. */
export function registerCardFrame(app: App): void {
  const file = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  app.get(
    '/payments/test/frame',
    {
      schema: {
        hide: true,
        querystring: Type.Object({ lang: Type.Optional(Type.String({ maxLength: 8 })) }),
      },
    },
    (request, reply) =>
      reply
        .headers({
          'Content-Security-Policy': POLICY,
          // The older header for `frame-ancestors`.
          'X-Frame-Options': 'SAMEORIGIN',
          'Referrer-Policy': 'no-referrer',
          'Cache-Control': 'public, max-age=300',
        })
        .type('text/html; charset=utf-8')
        .send(cardFramePage(request.query.lang === 'fr' ? 'fr' : 'en')),
  );
  for (const [path, name, type] of [
    ['/payments/test/frame.js', 'card-frame.js', 'text/javascript'],
    ['/payments/test/frame.css', 'card-frame.css', 'text/css'],
  ] as const) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=300')
        .type(`${type}; charset=utf-8`)
        .send(await file(name)),
    );
  }
}
