import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { staffOf } from '#platform/admin/index.ts';
import { LangQuery, refs, SiteParams } from '#platform/edits/index.ts';
import type { App, SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { type ImportFiles, REPORTS } from './files.service.ts';
import type { Imports } from './imports.service.ts';
import { exportFile } from './run.service.ts';
import { importErrors } from './transfer.errors.ts';
import { presentImport } from './transfer.presenter.ts';
import { ImportBody, PieceQuery, transferSchemas } from './transfer.schemas.ts';
import { type CatalogImport, PIECE_BYTES } from './transfer.types.ts';

interface Parts extends Pick<Platform, 'admin' | 'app' | 'clock' | 'db' | 'log'> {
  imports: Imports;
  files: ImportFiles;
}

const tags = ['admin'];
const IdParams = Type.Object({ ...SiteParams.properties, id: Type.String({ format: 'uuid' }) });
const answer = { 200: Type.Ref('CatalogImport'), ...refs(400, 401, 403, 404, 409) };

const editorOf = (request: FastifyRequest) => ({ ...request.ctx, staffId: staffOf(request).staffId });
const idOf = ({ params }: Pick<FastifyRequest, 'params'>): string => (params as { id: string }).id;

/** Registers the export and the import of a site's catalogue. */
export function registerTransfer(parts: Parts): void {
  for (const schema of transferSchemas) parts.app.addSchema(schema);
  parts.admin.siteRoutes((routes) => {
    registerExport(routes, parts);
    registerUpload(routes, parts);
    registerSteps(routes, parts);
    registerFiles(routes, parts);
  });
}

const named = async ({ admin }: Parts, row: CatalogImport, { language }: Pick<SiteContext, 'language'>) =>
  presentImport(row, await admin.namesOf([row.staffId]), language) as never;

function registerExport(routes: App, { clock, db, log }: Parts): void {
  routes.get(
    '/catalog/export',
    {
      schema: {
        ...{ tags, params: SiteParams, operationId: 'adminExportCatalog' },
        summary: 'All products with prices and stock, and all categories, as the CSV that an import reads',
        response: { 200: Type.String(), ...refs(400, 401, 403, 404) },
      },
    },
    async ({ ctx }, reply) => {
      const { id } = ctx.site;
      const out = new PassThrough();
      const gone = new AbortController();
      out.once('close', () => gone.abort());
      exportFile(
        { db },
        id,
        async (text) => {
          if (!out.write(text)) await once(out, 'drain', { signal: gone.signal });
        },
        gone.signal,
      ).then(
        () => out.end(),
        (error: Error) => {
          if (!gone.signal.aborted) log.error({ err: error }, 'export of a catalogue');
          out.destroy(error);
        },
      );
      const day = clock.now().toISOString().slice(0, 10);
      return asFile(reply, `catalog-${id}-${day}.csv`).send(out as never);
    },
  );
}

const asFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('Content-Disposition', `attachment; filename="${name}"`);

function registerUpload(routes: App, parts: Parts): void {
  const { imports } = parts;
  routes.get(
    '/catalog/imports',
    {
      schema: {
        ...{ tags, params: SiteParams, operationId: 'adminListImports' },
        summary: 'The latest imports of a site, latest first',
        response: {
          200: Type.Object({ items: Type.Array(Type.Ref('CatalogImport')) }),
          ...refs(400, 401, 403, 404),
        },
      },
    },
    async ({ ctx }) => ({
      items: await Promise.all((await imports.list(ctx)).map((row) => named(parts, row, ctx))),
    }),
  );

  routes.post(
    '/catalog/imports',
    {
      schema: {
        ...{ tags, params: SiteParams, body: ImportBody, operationId: 'adminStartImport' },
        summary: 'Announce a file, which is then sent in pieces',
        response: {
          201: Type.Object({ import: Type.Ref('CatalogImport'), piece: Type.Integer() }),
          ...refs(400, 401, 403, 404, 409),
        },
      },
    },
    async (request, reply) => {
      const row = await imports.start(editorOf(request), request.body as Static<typeof ImportBody>);
      return reply
        .status(201)
        .send({ import: await named(parts, row, request.ctx), piece: PIECE_BYTES } as never);
    },
  );

  routes.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: PIECE_BYTES },
    (_request, body, done) => done(null, body),
  );
  routes.post(
    '/catalog/imports/:id/pieces',
    {
      // A piece of a file; the file itself is never in memory.
      bodyLimit: PIECE_BYTES,
      schema: {
        ...{ tags, params: IdParams, querystring: PieceQuery, operationId: 'adminUploadImport' },
        summary: 'Send a piece of the file; after the last one it is checked',
        consumes: ['application/octet-stream'],
        response: { ...answer, ...refs(413, 415) },
      },
    },
    async (request) => {
      const { from } = request.query as Static<typeof PieceQuery>;
      const piece = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return named(parts, await imports.put(editorOf(request), idOf(request), { from, piece }), request.ctx);
    },
  );
}

function registerSteps(routes: App, parts: Parts): void {
  const { imports } = parts;
  routes.get(
    '/catalog/imports/:id',
    {
      schema: {
        ...{ tags, params: IdParams, operationId: 'adminGetImport' },
        ...{ summary: 'How far an import is, and what its check has found', response: answer },
      },
    },
    async (request) => named(parts, await imports.read(request.ctx, idOf(request)), request.ctx),
  );

  routes.post(
    '/catalog/imports/:id/check',
    {
      schema: {
        ...{ tags, params: IdParams, operationId: 'adminCheckImport' },
        ...{ summary: 'Check the file again, against the products as they are now', response: answer },
      },
    },
    async (request) => named(parts, await imports.check(editorOf(request), idOf(request)), request.ctx),
  );

  routes.post(
    '/catalog/imports/:id/apply',
    {
      schema: {
        ...{ tags, params: IdParams, operationId: 'adminApplyImport' },
        ...{ summary: 'Do what the check has shown', response: answer },
      },
    },
    async (request) => named(parts, await imports.apply(editorOf(request), idOf(request)), request.ctx),
  );

  routes.delete(
    '/catalog/imports/:id',
    {
      schema: {
        ...{ tags, params: IdParams, operationId: 'adminDropImport' },
        summary: 'Drop an import that was not applied',
        response: { 204: Type.Null(), ...refs(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      await imports.drop(editorOf(request), idOf(request));
      return reply.status(204).send(null as never);
    },
  );
}

function registerFiles(routes: App, { imports, files }: Parts): void {
  for (const [kind, operationId, summary] of [
    ['report', 'adminGetImportReport', 'Every row that was refused or warned of, as a CSV file'],
    [
      'before',
      'adminGetImportBackup',
      'The catalogue as it was right before an import, as the CSV that an import reads',
    ],
  ] as const)
    routes.get(
      `/catalog/imports/:id/${kind}`,
      {
        schema: {
          ...{ tags, params: IdParams, querystring: LangQuery, operationId, summary },
          response: { 200: Type.String(), ...refs(400, 401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { ctx } = request;
        const { id } = await imports.read(ctx, idOf(request));
        const own = kind === 'report' ? REPORTS[ctx.language] : kind;
        // A run of an older version has its report in English alone.
        const shown = (await files.sizeOf(id, own)) === undefined ? kind : own;
        if ((await files.sizeOf(id, shown)) === undefined) throw importErrors.unknown(ctx.language);
        const file = createReadStream(files.pathOf(id, shown));
        return asFile(reply, `import-${ctx.site.id}-${kind}.csv`).send(file as never);
      },
    );
}
