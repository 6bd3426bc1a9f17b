import { type Static, Type } from 'typebox';
import { refs } from '#platform/edits/index.ts';
import { badRequest, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { QuizTableError } from '../definition/csv.rules.ts';
import type { QuizNeeds } from '../quizzes.deps.ts';
import type { QuizzesService } from '../quizzes.service.ts';
import { LangQuery, QuizFileBody, QuizParams } from './reports.schemas.ts';

type Parts = Pick<QuizNeeds, 'definitions'> & Pick<QuizzesService, 'operator'>;
type Call = { Params: Static<typeof QuizParams>; Body: Static<typeof QuizFileBody> };

/** Registers a quiz as a table, out and in: what the operator's command does. */
export function registerQuizFiles(
  { admin }: Pick<Platform, 'admin'>,
  { definitions, operator }: Parts,
): void {
  const call = { tags: ['admin'], params: QuizParams, querystring: LangQuery };
  admin.siteRoutes((routes) => {
    routes.get<Pick<Call, 'Params'>>(
      '/quizzes/:quiz/file',
      {
        schema: {
          ...{ ...call, operationId: 'adminGetQuizFile' },
          summary: 'The questions, scores, limits and reasons of a quiz as a CSV file',
          response: { 200: Type.String(), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, params: { quiz } }, reply) => {
        void reply
          .type('text/csv; charset=utf-8')
          .header('Content-Disposition', `attachment; filename="${quiz}-${ctx.site.id}.csv"`);
        return `\uFEFF${await operator.exportTable(ctx.site.id, quiz)}`;
      },
    );

    routes.post<Call>(
      '/quizzes/:quiz/file',
      {
        bodyLimit: 1024 * 1024,
        schema: {
          ...{ ...call, body: QuizFileBody, operationId: 'adminImportQuiz' },
          summary: 'Make a table, or an earlier version, the next version of a quiz',
          response: { 200: Type.Ref('QuizVersion'), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, params: { quiz }, body }) => {
        const { site, language } = ctx;
        const { version: before } = await definitions.current(site.id, quiz);
        try {
          const version =
            body.table === undefined
              ? await definitions.putBack(site.id, quiz, body.version ?? 0)
              : await operator.importTable(site.id, quiz, body.table);
          return { version, before };
        } catch (error) {
          if (!(error instanceof QuizTableError)) throw error;
          const french = `Le fichier n’est pas accepté. Détail, en anglais\u00a0: ${error.message}`;
          throw badRequest('ValidationError', say(language, error.message, french), {
            ...{ reason: 'invalid', subject: 'table', subjectType: 'field' },
          });
        }
      },
    );
  });
}
