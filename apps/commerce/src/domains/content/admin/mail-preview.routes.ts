import { randomUUID } from 'node:crypto';
import type { Language, SiteId } from '@crema/brands';
import { Type } from 'typebox';
import { staffOf } from '#platform/admin/index.ts';
import { refs } from '#platform/edits/index.ts';
import { type App, notFound, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { inNameOf } from '#platform/mail/shop.ts';
import { retold } from '#platform/mail/texts.ts';
import { ownTexts, type TextPair } from './mail-texts.rules.ts';
import { sourcesOf } from './mails.resource.ts';

const KeyParams = Type.Object({ site: Type.String(), key: Type.String({ maxLength: 120 }) });
const Reader = Type.Union([Type.Literal('en'), Type.Literal('fr')]);
const Pair = Type.Object({
  en: Type.Optional(Type.String({ maxLength: 2000 })),
  fr: Type.Optional(Type.String({ maxLength: 2000 })),
});
const tags = ['admin'];

type Parts = Pick<Platform, 'admin' | 'outbox' | 'shops'>;

interface TestMail {
  key: string;
}

/** A mail with sample data to a member of staff: as it is saved. */
const TEST = 'staff.testMail';

/** Registers how a mail looks with sample data, as it is typed, and a test of it to whoever asks, as it is saved. */
export function registerMailPreview(parts: Parts): void {
  const { admin, outbox } = parts;
  outbox.define<TestMail>(TEST, ({ key }, { site, language }) => {
    const [sample] = outbox.texts.sampleOf(key, site, language);
    return sample && { ...sample, key };
  });
  admin.siteRoutes((routes) => {
    registerLook(routes, parts);
    registerFrame(routes, parts);
    registerTest(routes, parts);
  });
}

const unknown = ({ language }: Pick<SiteContext, 'language'>) =>
  notFound('UnknownIdentifierError', say(language, 'There is no such mail.', 'Ce courriel n’existe pas.'), {
    subject: 'key',
  });

function registerLook(routes: App, { outbox: { texts }, shops }: Parts): void {
  routes.post(
    '/mails/:key/preview',
    {
      schema: {
        ...{ tags, params: KeyParams, operationId: 'adminPreviewMail' },
        summary: 'A mail with sample data, in the words that are typed',
        body: Type.Object(
          { reader: Reader, texts: Type.Record(Type.String({ maxLength: 40 }), Pair) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            mails: Type.Array(
              Type.Object({ subject: Type.String(), text: Type.String(), frame: Type.String() }),
            ),
          }),
          ...refs(400, 401, 403, 404),
        },
      },
    },
    async ({ ctx, params, body }) => {
      const { key } = params as { key: string };
      if (!texts.has(key)) throw unknown(ctx);
      const { reader, texts: typed } = body as { reader: Language; texts: Record<string, TextPair> };
      const own = ownTexts(sourcesOf(texts, ctx.site.id, key), typed)[reader] ?? {};
      const samples = texts.sampleOf(key, ctx.site.id, reader);
      const words = Buffer.from(JSON.stringify(own)).toString('base64url');
      const mails = samples.map((sample, at) => {
        const { subject, text } = inNameOf(shops.of(ctx.site.id), retold(sample, own));
        const asked = new URLSearchParams({ reader, at: String(at), own: words });
        return { subject, text, frame: `/admin/v1/${ctx.site.id}/mails/${key}/frame?${asked}` };
      });
      // Samples that differ in nothing that is read are one.
      return { mails: mails.filter(({ text }, at) => mails.findIndex((one) => one.text === text) === at) };
    },
  );
}

/** The mail alone: nothing in it runs or is loaded, and only the back office shows it. */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

function registerFrame(routes: App, { outbox: { texts }, shops }: Parts): void {
  routes.get(
    '/mails/:key/frame',
    {
      schema: {
        ...{ tags, params: KeyParams, operationId: 'adminShowMail' },
        summary: 'A mail with sample data as a document, at the address that its preview answers',
        querystring: Type.Object({
          ...{ reader: Reader, at: Type.Integer({ minimum: 0, maximum: 20 }) },
          own: Type.String({ maxLength: 12_000 }),
        }),
      },
    },
    async ({ ctx, params, query }, reply) => {
      const { key } = params as { key: string };
      const { reader, at, own } = query as { reader: Language; at: number; own: string };
      const sample = texts.sampleOf(key, ctx.site.id, reader)[at];
      if (!sample) throw unknown(ctx);
      const { html } = inNameOf(shops.of(ctx.site.id), retold(sample, wordsIn(own)));
      const headers = { 'Content-Security-Policy': FRAME_POLICY, 'X-Frame-Options': 'SAMEORIGIN' };
      // Other answers are files for whoever opens them as a page.
      reply.headers({ ...headers, 'Content-Disposition': 'inline' }).type('text/html; charset=utf-8');
      return html;
    },
  );
}

/** The words that an address of a frame has; none where it was made by hand. */
function wordsIn(own: string): Record<string, string> {
  try {
    const words: unknown = JSON.parse(Buffer.from(own, 'base64url').toString());
    const pairs = Object.entries(words as object).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(pairs) as Record<string, string>;
  } catch {
    return {};
  }
}

function registerTest(routes: App, { outbox }: Parts): void {
  routes.post(
    '/mails/:key/test',
    {
      schema: {
        ...{ tags, params: KeyParams, operationId: 'adminSendTestMail' },
        summary: 'Send a mail with sample data, as it is saved, to oneself',
        body: Type.Object({ reader: Reader }, { additionalProperties: false }),
        response: { 202: Type.Object({ to: Type.String() }), ...refs(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { ctx, params, body } = request;
      const { key } = params as { key: string };
      if (!outbox.texts.has(key)) throw unknown(ctx);
      const { email } = staffOf(request);
      const to: { site: SiteId; language: Language } = {
        site: ctx.site.id,
        language: (body as { reader: Language }).reader,
      };
      await outbox.write({ id: `test-${randomUUID()}`, kind: TEST, ...to, email, data: { key } });
      return reply.status(202).send({ to: email });
    },
  );
}
